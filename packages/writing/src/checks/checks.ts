import { altTexts, picturesPresent } from './content/pictures.ts'
import { headingOrder } from './content/heading-order.ts'
import { internalLinks, linkTexts, outboundLinks } from './content/links.ts'
import { singleH1 } from './content/single-h1.ts'
import { textLength } from './content/text-length.ts'
import type { Check } from './check.ts'
import { competingLinks } from './keyword/competing-links.ts'
import { keywordDensity } from './keyword/density.ts'
import { keywordDistribution } from './keyword/distribution.ts'
import { keywordGiven } from './keyword/keyword-given.ts'
import { keywordInAltTexts } from './keyword/in-alt-texts.ts'
import { keywordInHeadings } from './keyword/in-headings.ts'
import { keywordInIntroduction } from './keyword/in-introduction.ts'
import { keywordInMetaDescription, keywordInMetaTitle, keywordInSlug } from './keyword/in-fields.ts'
import { keywordInTitle } from './keyword/in-title.ts'
import { keywordUsedBefore } from './keyword/used-before.ts'
import { flesch } from './readability/flesch.ts'
import { paragraphLength } from './readability/paragraph-length.ts'
import { passiveVoice } from './readability/passive-voice.ts'
import { sentenceBeginnings } from './readability/sentence-beginnings.ts'
import { sentenceLength } from './readability/sentence-length.ts'
import { subheadings } from './readability/subheadings.ts'
import { transitions } from './readability/transitions.ts'
import { descriptionWidth } from './result/description-width.ts'
import { slugCheck } from './result/slug.ts'
import { titleWidth } from './result/title-width.ts'

/** All checks, in display order. */
export const checks: readonly Check[] = [
  keywordGiven,
  keywordInTitle,
  keywordInIntroduction,
  keywordInHeadings,
  keywordDensity,
  keywordDistribution,
  keywordInSlug,
  keywordInMetaTitle,
  keywordInMetaDescription,
  keywordInAltTexts,
  keywordUsedBefore,
  competingLinks,
  flesch,
  sentenceLength,
  paragraphLength,
  subheadings,
  sentenceBeginnings,
  transitions,
  passiveVoice,
  titleWidth,
  descriptionWidth,
  slugCheck,
  textLength,
  singleH1,
  headingOrder,
  internalLinks,
  outboundLinks,
  linkTexts,
  picturesPresent,
  altTexts,
]
