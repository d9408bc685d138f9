export { turboLimits } from '../turbo-limits.ts'
export { TurboData, TurboDataCreate } from '../resources/turbo-data.ts'
export {
  currentEdition,
  listNamePattern,
  turboConditions,
  turboDefinition,
  turboModes,
  ProjectLimits,
  TurboDefinition,
  TurboHubTexts,
  TurboList,
  TurboListing,
  TurboRule,
  TurboSource,
  TurboStructure,
  type TurboMode,
} from '../resources/turbo-definition.ts'
export { tooSimilar, TurboPlan, type TooSimilar, type TurboCheck } from '../resources/turbo-plan.ts'
export {
  planTurboKind,
  runTurboKind,
  Turbo,
  turboActions,
  TurboCreate,
  TurboPatch,
  turboStatuses,
  type TurboAction,
  type TurboStatus,
} from '../resources/turbo.ts'
export {
  turboElsewhereKinds,
  TurboPage,
  turboPageKinds,
  TurboPagePatch,
  turboPageStatuses,
  TurboSite,
  type TurboElsewhereKind,
  type TurboNode,
  type TurboPageContent,
  type TurboPageStatus,
} from '../resources/turbo-page.ts'
