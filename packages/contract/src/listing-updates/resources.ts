import type {
  ListingReview,
  ListingUpdate,
  ListingUpdateCreate,
  PostText,
  PostTextPatch,
} from './listing-update.ts'

export interface ListingUpdatesResources {
  'listing-changes': { record: ListingReview }
  'listing-updates': { create: ListingUpdateCreate; created: ListingUpdate }
  'post-texts': { record: PostText; patch: PostTextPatch }
}
