export { blogLabel } from './blog-label.ts'
export {
  connectionFields,
  connectionMeans,
  connectionProblems,
  meansOf,
  propertyStatuses,
  propertyTypes,
  propertyTypeTitles,
  verificationSteps,
  type ConnectionField,
  type ConnectionMeans,
  type ConnectionProblem,
  type PropertyStatus,
  type PropertyType,
  type VerificationStep,
} from './property-kinds.ts'
export {
  Property,
  PropertyBatch,
  propertyBatchRows,
  PropertyData,
  PropertyPatch,
  PropertyRow,
  type OfferedMeans,
  type PropertyBatchAnswer,
  type PropertyUses,
} from './property.ts'
export { isSameProperty, siteKey, sitePath } from './site-key.ts'
export { scrapeStatuses, SubProperty, type ScrapeStatus } from './sub-property.ts'
export {
  GuestVerification,
  OtpAnswer,
  Verification,
  VerificationAsk,
  verificationLimits,
  VerificationLinkCreate,
  VerificationPatch,
  VerificationStart,
  verificationStates,
  type OtpAccepted,
  type VerificationLink,
  type VerificationState,
} from './verification.ts'
export {
  WpAction,
  wpActions,
  wpPostStatuses,
  type WpPost,
  type WpPostList,
  type WpPostStatus,
  type WpPostText,
} from './wordpress-action.ts'
