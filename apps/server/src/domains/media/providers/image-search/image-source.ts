import { limits } from '@web2/contract/core'
import type { FoundImage } from '@web2/contract/media'
import type { Dispatcher } from 'undici'
import type { Outcome } from '../../../../platform/outbound/outcome.ts'

export interface ImageQuery {
  readonly query: string
  /** From 1, `limits.pickerPageSize` images each. */
  readonly page: number
}

export interface FoundImages {
  readonly total: number
  readonly images: readonly FoundImage[]
}

/** Options of an image source. */
export interface SourceAccess {
  /** Base URL without a trailing slash. */
  readonly base: string
  /** '' for a source without keys. */
  readonly key: string
  readonly dispatcher: Dispatcher
  /** Contact of the server's operator; some sources require it. */
  readonly contact: string
  /** Time limit of a search in ms. */
  readonly timeout?: number
}

/** Service in which images can be searched. */
export interface ImageSource {
  search(wanted: ImageQuery): Promise<Outcome<FoundImages>>
  /** Does what the source requires when one of its images is used. Returns the image to fetch or show. */
  take(image: FoundImage): Promise<Outcome<FoundImage>>
}

/** Rules of a source for storing its responses. */
export interface SourceRules {
  readonly needsKey: boolean
  /** Seconds for which search results are stored, so that the source is not called again. */
  readonly kept: number
}

export const perPage = limits.pickerPageSize
export const searchTimeout = 15_000
/** Maximum response size in bytes; no real page of 24 images is longer. */
export const searchBytes = 4_000_000
