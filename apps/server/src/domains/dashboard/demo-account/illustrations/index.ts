import * as dental from './dental-scenes.ts'
import * as garden from './garden-scenes.ts'
import type { Scene } from './garden-scenes.ts'

/** Scenes of an article's featured image and of the one in its text. */
export interface ArticleScenes {
  readonly featured: Scene
  readonly inText: Scene
}

/** Height in px of featured images and of images in texts; both are 1,200 px wide. */
export const featuredHeight = 630
export const inTextHeight = 800

/** Scenes by the slug of the article. */
export const scenes: Readonly<Record<string, ArticleScenes>> = {
  'prune-an-apple-tree': { featured: garden.appleTreeInSummer, inText: garden.appleTreeInWinter },
  'lawn-care-dry-summer': { featured: garden.stripedLawn, inText: garden.mowing },
  'hedge-trimming-guide': { featured: garden.clippedHedge, inText: garden.hedgeWithString },
  'patio-drainage': { featured: garden.patio, inText: garden.patioFall },
  'build-wildlife-pond': { featured: garden.pond, inText: garden.pondWithDragonfly },
  'greenhouse-growing-beginners': { featured: garden.greenhouseInSpring, inText: garden.tomatoes },
  'clay-soil-borders': { featured: garden.flowerBed, inText: garden.bedWithSpade },
  'dental-checkup-what-happens': { featured: dental.treatmentRoom, inText: dental.chairAndLamp },
  'brush-your-teeth-guide': { featured: dental.brushAndTube, inText: dental.brushAtAngle },
  'sensitive-teeth-causes-relief': { featured: dental.toothAndIce, inText: dental.toothSection },
  'childs-first-dental-visit': { featured: dental.bigSmile, inText: dental.markedCalendar },
  'teeth-whitening-options-safety': { featured: dental.brightSmile, inText: dental.twoShades },
}
