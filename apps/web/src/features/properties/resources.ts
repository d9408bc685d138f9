import type {
  OfferedMeans,
  OtpAccepted,
  OtpAnswer,
  Property,
  PropertyData,
  PropertyPatch,
  PropertyUses,
  GuestVerification,
  SubProperty,
  Verification,
  VerificationLink,
  VerificationStart,
  WpAction,
} from '@web2/contract/properties'
import { apiClient } from '../../lib/api/client.ts'
import { resource } from '../../lib/api/resource.ts'

/** Blogs and sites on platforms of others, and the places in them that take posts. */
export const properties = resource<Property, PropertyData, PropertyPatch>('properties')
export const subProperties = resource<SubProperty>('sub-properties')

/** Read only: the ways in which this version connects properties. */
export const propertyMeans = resource<OfferedMeans>('property-means')

/** Returns what is deleted together with properties. */
export const usesOfProperties = async (ids: readonly string[]): Promise<PropertyUses> =>
  (await apiClient()).service('property-uses').find({ query: { ids: ids.join(',') } })

/** Does something with the posts of a WordPress property. */
export const wpAction = async <Answer>(action: WpAction): Promise<Answer> =>
  (await apiClient()).service('wp-actions').create(action)

/** Attempts to connect properties; creating one begins it, changing one cancels it. */
export const verifications = resource<Verification, VerificationStart, { status: 'cancelled' }>(
  'property-verifications',
)

/** A link by which a guest can answer a verification. */
export const makeVerificationLink = async (jobId: string): Promise<VerificationLink> =>
  (await apiClient()).service('verification-links').create({ jobId })

/** Returns the question of a verification to the guest whose link has this secret. */
export const guestVerification = async (secret: string): Promise<GuestVerification> =>
  (await apiClient()).service('get-otp').get(secret)

/** Answers what a verification asks. */
export const sendOtp = async (answer: OtpAnswer): Promise<OtpAccepted> =>
  (await apiClient()).service('send-otp').create(answer)
