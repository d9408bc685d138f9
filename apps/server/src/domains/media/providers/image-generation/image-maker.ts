import type { Dispatcher } from 'undici'
import type { Outcome } from '../../../../platform/outbound/outcome.ts'

export interface WantedImage {
  readonly prompt: string
  readonly model: string
  /** '16:9' */
  readonly aspectRatio: string
}

/** How far a request for pictures is. */
export type ImageJobStatus =
  | {
      readonly state: 'done'
      /** One picture; a `grid` holds four, two by two. */
      readonly bytes: Uint8Array
      readonly isGrid: boolean
      /** US dollars; null where the service does not tell. */
      readonly cost: number | null
    }
  | {
      readonly state: 'underway'
      /** Names the work at the service, to be looked at again. */
      readonly taskId: string
      /** 0 to 100 */
      readonly progress: number
    }

/** A service that makes pictures. */
export interface ImageGenerator {
  begin(wanted: WantedImage): Promise<Outcome<ImageJobStatus>>
  /** Of services that work on it for a while. */
  look?(taskId: string): Promise<Outcome<ImageJobStatus>>
}

/** What a maker is made with. */
export interface MakerAccess {
  /** Base address, without a slash at the end. */
  readonly base: string
  readonly key: string
  /** Guarded, and patient enough for `timeout`. */
  readonly dispatcher: Dispatcher
  /** Milliseconds for one call. */
  readonly timeout: number
  /** Bytes of one picture. */
  readonly maxBytes: number
}
