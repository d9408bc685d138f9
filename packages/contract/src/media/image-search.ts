import { Type, type Static } from 'typebox'
import { Id, nullable, recordFields, text } from '../core/record.ts'

/** Image search sources, in tab order. */
export const imageSources = ['pixabay', 'pexels', 'unsplash', 'wikimedia'] as const
export type ImageSourceName = (typeof imageSources)[number]

export const imageSourceTitles: Readonly<Record<ImageSourceName, string>> = {
  pixabay: 'Pixabay',
  pexels: 'Pexels',
  unsplash: 'Unsplash',
  wikimedia: 'Wikimedia',
}

/** Search term of the dialog until the user types another one. */
export const defaultImageSearch = 'Nature'

/** Maximum length of a search that every source accepts. */
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

/** Image offered by a source, with the details its terms require. */
export interface FoundImage {
  readonly source: ImageSourceName
  /** Id at the source. */
  readonly id: string
  /** URL of a thumbnail, for lists only. */
  readonly thumb: string
  /** URL of the image to use. */
  readonly full: string
  /** Pixels of `full`. */
  readonly width: number
  readonly height: number
  /** Description from the source; may be empty. */
  readonly alt: string
  readonly author: string
  readonly authorUrl: string | null
  readonly licence: string
  readonly licenceUrl: string | null
  /** URL of the image's page at its source. */
  readonly link: string
  /**
   * copy: it is stored in the account's media library. hotlink: the source requires that it is loaded from
   * its own URL.
   */
  readonly delivery: 'copy' | 'hotlink'
  /** The license requires the credit next to the image. */
  readonly creditRequired: boolean
  /** URL that the source requires to be called when the image is used. */
  readonly takenUrl?: string
}

/** One search page of 24 images. */
export interface ImageSearchPage {
  readonly total: number
  readonly limit: number
  readonly skip: number
  /** `src` is the URL in `full`, under its HTML name. */
  readonly data: readonly (FoundImage & { readonly src: string })[]
}

/** POST /image-search: uses an image found by a search of this account. */
export const ImageTake = Type.Object(
  {
    source: Type.Enum(imageSources),
    id: text(600, 1),
    /** Folder of the media library it is added to; the root by default. */
    path: Type.Optional(text(1_000)),
  },
  { additionalProperties: false },
)
export type ImageTake = Static<typeof ImageTake>

/** Image rights: source, author and license of one image. */
export const ImageRights = Type.Object({
  ...recordFields,
  /** File in the media library; null for an image that is hotlinked or was deleted. */
  mediaFileId: nullable(Id),
  /** Name of the user who added it. */
  takenBy: nullable(text(200)),
  /** URL of the image as used on pages. */
  url: text(4_000),
  /** Name of a source, or of the service that generated the image. */
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
  /** 'Photo by Ada on Pexels': the text next to the image. */
  credit: text(1_200),
  /** Only for generated images: the prompt and model, and the cost in US dollars if known. */
  prompt: nullable(text(32_000)),
  model: nullable(text(200)),
  cost: nullable(Type.Number()),
})
export type ImageRights = Static<typeof ImageRights>

/** Image that was added and is ready to use. */
export interface TakenImage {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly alt: string
  readonly rights: ImageRights
}

declare module '../core/resources.ts' {
  interface Resources {
    'wiki-images': { found: string[] }
    'image-rights': { record: ImageRights }
    'image-search': { found: ImageSearchPage; create: ImageTake; created: TakenImage }
  }
}
