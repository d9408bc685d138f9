export { turboLimits } from '../turbo-limits.ts'
export { TurboData, TurboDataCreate } from '../resources/turbo-data.ts'
export {
  listNamePattern,
  turboConditions,
  turboDefinition,
  turboModes,
  TurboBrakes,
  TurboDefinition,
  TurboList,
  TurboListing,
  TurboRule,
  TurboSource,
  TurboStructure,
  type TurboMode,
} from '../resources/turbo-definition.ts'
export { TurboPlan, type TurboCheck } from '../resources/turbo-plan.ts'
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
