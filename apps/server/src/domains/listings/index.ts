/* The exports that other domains use. */

export { findNap } from './find-listing.ts'
export { withNapBlock } from './listing-block.ts'
export type { ListingMerge, ListingReferenceKind } from './listing-references.ts'
export { changedFields, listingState, napDataOf } from './listing-state.ts'
export type { NapsTable } from './tables.ts'
