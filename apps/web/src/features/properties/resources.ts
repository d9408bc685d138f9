import type { OtpAnswer, WpAction } from '@web2/contract/properties'
import { resource } from '../../lib/api/resource.ts'

/** Blogs and sites on platforms of others, and the places in them that take posts. */
export const properties = resource('properties')
export const subProperties = resource('sub-properties')

/** Read only: the ways in which this version connects properties. */
export const propertyMeans = resource('property-means')

/** Returns what is deleted together with properties. */
export const usesOfProperties = (ids: readonly string[]) =>
  resource('property-uses').find({ ids: ids.join(',') })

/** Does something with the posts of a WordPress property. */
export const wpAction = <Answer>(action: WpAction) => resource('wp-actions').create(action) as Promise<Answer>

/** Attempts to connect properties; creating one begins it, changing one cancels it. */
export const verifications = resource('property-verifications')

/** A link by which a guest can answer a verification. */
export const makeVerificationLink = (jobId: string) => resource('verification-links').create({ jobId })

/** Returns the question of a verification to the guest whose link has this secret. */
export const guestVerification = (secret: string) => resource('get-otp').get(secret)

/** Answers what a verification asks. */
export const sendOtp = (answer: OtpAnswer) => resource('send-otp').create(answer)
