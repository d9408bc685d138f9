import type {
  OfferedMeans,
  Property,
  PropertyBatch,
  PropertyBatchAnswer,
  PropertyData,
  PropertyPatch,
  PropertyUses,
} from './property.ts'
import type { SubProperty } from './sub-property.ts'
import type {
  GuestVerification,
  OtpAccepted,
  OtpAnswer,
  Verification,
  VerificationLink,
  VerificationLinkCreate,
  VerificationPatch,
  VerificationStart,
} from './verification.ts'
import type { WpAction } from './wordpress-action.ts'

export interface PropertiesResources {
  'get-otp': { record: GuestVerification }
  properties: { record: Property; create: PropertyData; update: PropertyData; patch: PropertyPatch }
  'properties-bulk-generator': { create: PropertyBatch; created: PropertyBatchAnswer }
  'property-means': { record: OfferedMeans }
  'property-uses': { found: PropertyUses }
  'property-verifications': { record: Verification; create: VerificationStart; patch: VerificationPatch }
  'send-otp': { create: OtpAnswer; created: OtpAccepted }
  'sub-properties': { record: SubProperty }
  'verification-links': { create: VerificationLinkCreate; created: VerificationLink }
  /** The answer depends on the action. */
  'wp-actions': { create: WpAction; created: unknown }
}
