import type { Nap } from '@web2/contract/listings'
import { showSuccess } from '../../lib/snackbar.ts'
import { sayNext } from '../../ui/saving/say-next.tsx'
import { listingChanges } from './resources.ts'
import { countedPlaces } from './updates-choice.ts'

/** Confirms that a listing was saved. Offers the review of references that still show its earlier data. */
export const sayChanged = async ({ _id, businessName }: Nap, onReview: () => void): Promise<void> => {
  const saved = `${businessName} was saved.`
  // Past the cache, which may still wait for an answer from before the save. If this request fails, the listing's own
  // screen shows the references the next time it is opened.
  const review = await listingChanges.get(_id).catch(() => undefined)
  if (review === undefined || review.places.length === 0) return void showSuccess(saved)
  sayNext(`${saved} Earlier data is still shown in ${countedPlaces(review.places)}.`, {
    label: 'Review updates',
    onClick: onReview,
  })
}
