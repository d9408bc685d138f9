import type { FoundImage } from '@web2/contract/media'
import type { PicturePlace } from '@web2/site/fill'
import type { PickedPicture } from '../../../media/library/picked-image.ts'

/** Place of a picture on a page of the site, or on the open document. */
export interface FillPlace extends PicturePlace {
  /** Differs for each place of a site. */
  readonly key: string
  /** Null for the open document. */
  readonly pageId: string | null
  /** Name of the page; '' where there is only one. */
  readonly page: string
}

/** What a source has for one place. */
export type Suggestion =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly sentence: string }
  | {
      readonly kind: 'found'
      readonly image: FoundImage
      /** All that were found so far, those that fit the place first. */
      readonly images: readonly FoundImage[]
      /** Search that found them, and its last page. */
      readonly query: string
      readonly page: number
      readonly hasMore: boolean
      /** More are on their way. */
      readonly isBusy: boolean
    }

export interface PlaceFill {
  readonly place: FillPlace
  readonly suggestion: Suggestion
  /** Image that a user chose for the place; it is in the account already. */
  readonly own: PickedPicture | null
  readonly alt: string
  /** The drawing stays. */
  readonly isKept: boolean
  /** Why the last try put no image here. */
  readonly failure: string | null
}

export interface FillReport {
  /** Images that are in their places. */
  readonly added: number
  /** A user ended it early. */
  readonly isStopped: boolean
}

export type FillPhase = 'choosing' | 'searching' | 'taking' | 'done'

export interface FillState {
  readonly phase: FillPhase
  readonly fills: readonly PlaceFill[]
  /** Sentence of a refusal that ended all searches. */
  readonly refusal: string | null
  /** Images handled so far and in all, while they are taken. */
  readonly progress: { readonly done: number; readonly total: number }
  readonly report: FillReport | null
}

/** Returns the fill of a place that nothing was searched for. */
export const newFill = (place: FillPlace): PlaceFill => ({
  place,
  suggestion: { kind: 'waiting' },
  own: null,
  alt: place.wish.alt,
  isKept: false,
  failure: null,
})

/** Only the owner's own pictures are true in the place. */
export const isOwnPlace = ({ place }: Pick<PlaceFill, 'place'>): boolean => place.wish.isOwn === true

/** Returns true if an image will take the place. */
export const willFill = ({ suggestion, own, isKept }: PlaceFill): boolean =>
  !isKept && (own !== null || suggestion.kind === 'found')

/** Returns the ids of all suggested images, which no second place shows. */
export const shownImages = (fills: readonly PlaceFill[]): ReadonlySet<string> =>
  new Set(fills.flatMap(({ suggestion }) => (suggestion.kind === 'found' ? [suggestion.image.id] : [])))
