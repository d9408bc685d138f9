import type { Nap } from '@web2/contract/listings'
import { filledFields, type ChosenField } from './chosen-fields.ts'
import type { ListedField } from './listing-fields.ts'
import { listingHtml } from './listing-html.ts'
import { listingParts, type ListingPart } from './listing-parts.ts'

/** Chosen fields of a listing, in all formats for insertion. */
export interface PickedFields {
  readonly listing: Nap
  /** In the form's order. */
  readonly fields: readonly ChosenField[]
  /** Grouped fields: address lines, profile links. */
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
