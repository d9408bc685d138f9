import { appleTree } from './apple-tree.ts'
import { brushYourTeeth } from './brush-your-teeth.ts'
import { claySoil } from './clay-soil.ts'
import { dentalCheckup } from './dental-checkup.ts'
import { drySummerLawn } from './dry-summer-lawn.ts'
import { firstDentalVisit } from './first-dental-visit.ts'
import { greenhouse } from './greenhouse.ts'
import { hedgeTrimming } from './hedge-trimming.ts'
import { patioDrainage } from './patio-drainage.ts'
import type { SampleArticle } from './sample-article.ts'
import { sensitiveTeeth } from './sensitive-teeth.ts'
import { teethWhitening } from './teeth-whitening.ts'
import { wildlifePond } from './wildlife-pond.ts'

/** The sample articles; those of the sample campaign are the garden ones, in this order. */
export const sampleArticles: readonly SampleArticle[] = [
  appleTree,
  drySummerLawn,
  hedgeTrimming,
  patioDrainage,
  wildlifePond,
  greenhouse,
  claySoil,
  dentalCheckup,
  brushYourTeeth,
  sensitiveTeeth,
  firstDentalVisit,
  teethWhitening,
]
