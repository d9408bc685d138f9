import { resource } from '../../lib/api/resource.ts'

export const naps = resource('naps')
/** Read only: where a listing is used, and what of it is published. */
export const napUses = resource('nap-uses')
/** Read only: listings that may be the same business as another one. */
export const napDuplicates = resource('nap-duplicates')
/** Makes one listing of two; answers the one that is kept. */
export const napMerges = resource('nap-merges')
/** Reads a website; answers what it says of the business. */
export const websiteListings = resource('website-listings')
/** Business profiles of listings. */
export const businessProfiles = resource('business-profiles')
/** Drafts of business profiles; removing one stops it. */
export const profileDrafts = resource('profile-drafts')
