import type { Nap } from '@web2/contract/listings'
import { filledFields, type ChosenField } from './chosen-fields.ts'
import type { ListedField } from './listing-fields.ts'
import { listingHtml } from './listing-html.ts'
import { listingParts, type ListingPart } from './listing-parts.ts'

/** What a person chose of a listing, in each form that somebody may want to put it somewhere. */
export interface PickedFields {
  readonly listing: Nap
  /** In the form's order. */
  readonly fields: readonly ChosenField[]
  /** What belongs together as one: the lines of an address, the links of the profiles. */
  readonly parts: readonly ListingPart[]
  /** Plain HTML of the parts, escaped. */
  readonly html: string
}

export const pickedFields = (listing: Nap, chosen: readonly ListedField[]): PickedFields => {
  const parts = listingParts(listing, chosen)
  return {
    listing,
    fields: filledFields(listing).filter(({ field }) => chosen.includes(field)),
    parts,
    html: listingHtml(parts),
  }
}
