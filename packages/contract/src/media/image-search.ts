import { Type, type Static } from 'typebox'
import { Id, nullable, recordFields, text } from '../core/record.ts'

/** Where pictures can be searched, in the order of the tabs. */
export const imageSources = ['pixabay', 'pexels', 'unsplash', 'wikimedia'] as const
export type ImageSourceName = (typeof imageSources)[number]

export const imageSourceTitles: Readonly<Record<ImageSourceName, string>> = {
  pixabay: 'Pixabay',
  pexels: 'Pexels',
  unsplash: 'Unsplash',
  wikimedia: 'Wikimedia',
}

/** Initial search of the dialog. */
export const defaultImageSearch = 'Nature'

/** Letters that every source takes for a search. */
export const imageSearchLength = 100

/** GET /image-search */
export const ImageSearchQuery = Type.Object(
  {
    source: Type.Enum(imageSources),
    query: Type.Optional(text(imageSearchLength)),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
  },
  { additionalProperties: false },
)
export type ImageSearchQuery = Static<typeof ImageSearchQuery>

/** An image that a source offers, with the data that the source's rules require. */
export interface FoundImage {
  readonly source: ImageSourceName
  /** As the source names it. */
  readonly id: string
  /** Address of a small picture, for lists only. */
  readonly thumb: string
  /** Address of the picture that is taken. */
  readonly full: string
  /** Pixels of `full`. */
  readonly width: number
  readonly height: number
  /** Alternative text from the source; may be empty. */
  readonly alt: string
  readonly author: string
  readonly authorUrl: string | null
  readonly licence: string
  readonly licenceUrl: string | null
  /** The picture's page at its source. */
  readonly link: string
  /** copy: it is kept in the account's media. hotlink: the source wants it to be shown from its own address. */
  readonly delivery: 'copy' | 'hotlink'
  /** The licence asks that the credit stands where the picture is shown. */
  readonly creditRequired: boolean
  /** Address the source wants to be called when the picture is taken. */
  readonly takenUrl?: string
}

/** One page of 24 of a search. */
export interface ImageSearchPage {
  readonly total: number
  readonly limit: number
  readonly skip: number
  /** `src` is the address in `full`, under the name that HTML has for it. */
  readonly data: readonly (FoundImage & { readonly src: string })[]
}

/** POST /image-search: takes a picture that a search of this account has shown. */
export const ImageTake = Type.Object(
  {
    source: Type.Enum(imageSources),
    id: text(600, 1),
    /** Folder of the media that it is put into, the root unless given. */
    path: Type.Optional(text(1_000)),
  },
  { additionalProperties: false },
)
export type ImageTake = Static<typeof ImageTake>

/** Where a picture came from and what may be done with it: one line of the rights ledger. */
export const ImageRights = Type.Object({
  ...recordFields,
  /** File of the media manager; null for one that is shown from its source, or was deleted. */
  mediaFileId: nullable(Id),
  /** Name of the photographer. */
  takenBy: nullable(text(200)),
  /** Address of the picture as pages name it. */
  url: text(4_000),
  /** Name of a source, or of the service that made the picture. */
  source: text(60),
  sourceTitle: text(60),
  sourceId: text(600),
  alt: text(1_000),
  author: text(400),
  authorUrl: nullable(text(4_000)),
  licence: text(200),
  licenceUrl: nullable(text(4_000)),
  link: nullable(text(4_000)),
  creditRequired: Type.Boolean(),
  /** 'Photo by Ada on Pexels': what is written beside the picture. */
  credit: text(1_200),
  /** Of a picture that was made: what was asked of which model, and what it cost in US dollars, where known. */
  prompt: nullable(text(32_000)),
  model: nullable(text(200)),
  cost: nullable(Type.Number()),
})
export type ImageRights = Static<typeof ImageRights>

/** A picture that was taken, ready to be shown. */
export interface TakenImage {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly alt: string
  readonly rights: ImageRights
}
