import type { TurboListing } from '@web2/contract/generator'

/** Business listing of the pages as entered. */
export interface ListingValues {
  readonly by: 'none' | TurboListing['by']
  readonly napId: string | null
  readonly napIds: readonly string[]
  /** Placeholder whose value selects the listing. */
  readonly name: string
  readonly naps: readonly { readonly value: string; readonly napId: string | null }[]
  readonly otherwise: string | null
}

export const noListing: ListingValues = {
  by: 'none',
  napId: null,
  napIds: [],
  name: '',
  naps: [],
  otherwise: null,
}

/** Returns the listing for the server; null for none or an incomplete choice. */
export const listingOf = ({
  by,
  napId,
  napIds,
  name,
  naps,
  otherwise,
}: ListingValues): TurboListing | null => {
  switch (by) {
    case 'none':
      return null
    case 'one':
      return napId === null ? null : { by, napId }
    case 'turns':
      return napIds.length === 0 ? null : { by, napIds: [...napIds] }
    case 'value': {
      const whole = naps.flatMap((each) =>
        each.napId === null ? [] : [{ value: each.value, napId: each.napId }],
      )
      return name === '' || whole.length === 0 ? null : { by, name, naps: whole, otherwise }
    }
  }
}

/** Returns the missing choice of a listing as a message, or null. */
export const unchosenListing = (values: ListingValues): string | null =>
  values.by === 'none' || listingOf(values) !== null
    ? null
    : 'Choose a listing, or select “None”.'

export const listingValues = (listing: TurboListing | null): ListingValues => {
  switch (listing?.by) {
    case undefined:
      return noListing
    case 'one':
      return { ...noListing, by: 'one', napId: listing.napId }
    case 'turns':
      return { ...noListing, by: 'turns', napIds: listing.napIds }
    case 'value':
      return {
        ...noListing,
        by: 'value',
        name: listing.name,
        naps: listing.naps,
        otherwise: listing.otherwise ?? null,
      }
  }
}
