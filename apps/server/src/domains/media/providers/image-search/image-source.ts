import { limits } from '@web2/contract/core'
import type { FoundImage } from '@web2/contract/media'
import type { Dispatcher } from 'undici'
import type { Outcome } from '../../../../platform/outbound/outcome.ts'

export interface ImageQuery {
  readonly query: string
  /** From 1, `limits.pickerPageSize` pictures each. */
  readonly page: number
}

export interface FoundImages {
  readonly total: number
  readonly images: readonly FoundImage[]
}

/** What a source is made with. */
export interface SourceAccess {
  /** Base address, without a slash at the end. */
  readonly base: string
  /** '' for a source that needs none. */
  readonly key: string
  readonly dispatcher: Dispatcher
  /** Where whoever runs this installation can be found; some sources want to know. */
  readonly contact: string
  /** Milliseconds for a search. */
  readonly timeout?: number
}

/** A place where pictures can be searched. */
export interface ImageSource {
  search(wanted: ImageQuery): Promise<Outcome<FoundImages>>
  /** Does what the source wants to be done when one of its pictures is taken; answers the picture to fetch or show. */
  take(image: FoundImage): Promise<Outcome<FoundImage>>
}

/** What the rules of a source say, for those who keep its answers. */
export interface SourceRules {
  readonly needsKey: boolean
  /** Seconds for which the answer of a search is kept, so that the source is not asked again. */
  readonly kept: number
}

export const perPage = limits.pickerPageSize
export const searchTimeout = 15_000
/** No honest page of 24 pictures is longer. */
export const searchBytes = 4_000_000
