export { TurboData, TurboDataCreate } from './project-data.ts'
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
} from './project-definition.ts'
export { turboLimits } from './project-limits.ts'
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
} from './project-page.ts'
export {
  tooSimilar,
  TurboPlan,
  TurboPreviewCreate,
  type TooSimilar,
  type TurboCheck,
  type TurboPreview,
} from './project-plan.ts'
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
} from './project.ts'
