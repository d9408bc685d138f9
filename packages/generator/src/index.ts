export { textSet, type TextSet } from './text/text-set.ts'
export { slugOf } from './text/slug.ts'
export { namesIn } from './text/placeholder-names.ts'
export { parseText } from './text/parse-text.ts'
export { writeText, type ValueOf } from './text/write-text.ts'
export { countVariants } from './text/count-variants.ts'
export { mixSeeds, seeded, type Random } from './text/random.ts'
export type { TextNode, TextProblem } from './text/text-node.ts'
export { combinationsOf, type Combinations } from './combine/combinations.ts'
export { columnName, mainValue, typedList, type ListRows } from './rows/list-rows.ts'
export { distinctValues, folded, oneSpelling, type MergedValue } from './rows/same-value.ts'
export { isPlaceList } from './rows/place-list.ts'
export { belowValues, businessName } from './hub/hub-names.ts'
export { hubFields, hubTextsOf, type HubTexts } from './hub/hub-texts.ts'
export {
  linkCounter,
  nearbyReason,
  relatedReason,
  type CountedLinks,
  type LinkCounter,
} from './structure/link-count.ts'
export { rowValues, type PageRows } from './rows/row-values.ts'
export { isPageName, scopeOf, type Scope } from './rows/name-scope.ts'
export { matchesCondition } from './rows/condition.ts'
export {
  pagePlanner,
  type PagePlanner,
  type PlannedPage,
  type PlannedSite,
  type PlannedStructure,
} from './structure/plan-pages.ts'
export { coordinatesOf, type Coordinates } from './structure/nearest.ts'
export { pageLinks, type LinkedPages, type PageLinks } from './structure/page-links.ts'
export { pageFiller, shownRules, type FilledPage, type PageToFill } from './page/fill-placeholders.ts'
export { pageText } from './page/page-text.ts'
export type { PreparedSource } from './document/prepare-source.ts'
export { readDefinition, type ReadDefinition } from './definition/read-definition.ts'
export { siteNames } from './definition/site-names.ts'
export { tableReader, type TableReader } from './csv/table-reader.ts'
export { overlapFinder, type Nearest, type Overlap, type OverlapFinder } from './overlap/overlap-finder.ts'
export { textSigner, type TextSigner } from './overlap/text-signer.ts'
