/* The exports that other domains use. */

export { findNap } from './find-listing.ts'
export { withNapBlock } from './listing-block.ts'
export type { ListingMerge, ListingReferenceKind } from './listing-references.ts'
export { changedFields, listingState, napDataOf } from './listing-state.ts'
export { fetchWebsitePage } from './websites/fetch-website.ts'
export { websiteUrl } from './websites/website-url.ts'
export { findConfirmedProfile, type ConfirmedProfile } from './profile/find-profile.ts'
export { profileForTask, profileReviews } from './profile/profile-for-task.ts'
export type { NapsTable } from './tables.ts'
