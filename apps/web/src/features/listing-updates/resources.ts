import type {
  ListingReview,
  ListingUpdate,
  ListingUpdateCreate,
  PostText,
  PostTextPatch,
} from '@web2/contract/listing-updates'
import { resource } from '../../lib/api/resource.ts'

/** Read only: what still shows a listing's old data. Removing it lets that stay. */
export const listingChanges = resource<ListingReview>('listing-changes')
/** Makes the chosen replacements after a listing was changed. */
export const listingUpdates = resource<ListingUpdate, ListingUpdateCreate>('listing-updates')
/** Published posts as their blogs show them now. */
export const postTexts = resource<PostText, never, PostTextPatch>('post-texts')
