import type { Nap } from '@web2/contract/listings'
import { queryClient } from '../../lib/query/query-client.ts'
import { showSuccess } from '../../lib/snackbar.ts'
import { sayNext } from '../../ui/saving/say-next.tsx'
import { reviewOf } from './updates-api.ts'
import { countedPlaces } from './updates-choice.ts'

/** Confirms that a listing was saved. Offers the review of references that still show its earlier data. */
export const sayChanged = async ({ _id, businessName }: Nap, onReview: () => void): Promise<void> => {
  const saved = `${businessName} was saved.`
  // where it can't be asked for now, the listing's own screen says so the next time it is opened
  const review = await queryClient.fetchQuery({ ...reviewOf(_id), staleTime: 0 }).catch(() => undefined)
  if (review === undefined || review.places.length === 0) return void showSuccess(saved)
  sayNext(`${saved} The earlier data is still shown in ${countedPlaces(review.places)}.`, {
    label: 'Review updates',
    onClick: onReview,
  })
}
