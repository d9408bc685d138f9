import type { ImagePrice, ImageQuality } from '@web2/contract/ai'
import type { Dispatcher } from 'undici'
import type { Outcome } from '../../../../platform/outbound/outcome.ts'

export interface WantedImage {
  readonly prompt: string
  readonly model: string
  /** '16:9' */
  readonly aspectRatio: string
  /** null if the service decides. */
  readonly quality: ImageQuality | null
  /** Prices of this installation. */
  readonly prices: readonly ImagePrice[]
}

/** State of a request for images. */
export type ImageJobStatus =
  | {
      readonly state: 'done'
      /** One image, or four in a 2 × 2 grid if `isGrid`. */
      readonly bytes: Uint8Array
      readonly isGrid: boolean
      /** In US dollars; null if the service doesn't report it. */
      readonly cost: number | null
    }
  | {
      readonly state: 'underway'
      /** Id of the task at the service, for polling. */
      readonly taskId: string
      /** 0 to 100 */
      readonly progress: number
    }

/** Service that generates images. */
export interface ImageGenerator {
  begin(wanted: WantedImage): Promise<Outcome<ImageJobStatus>>
  /** Polls a task, for services that run it in the background. */
  look?(taskId: string, wanted: WantedImage): Promise<Outcome<ImageJobStatus>>
}

/** Options of a generator. */
export interface MakerAccess {
  /** Base URL without a trailing slash. */
  readonly base: string
  readonly key: string
  /** Guarded, with timeouts above `timeout`. */
  readonly dispatcher: Dispatcher
  /** Time limit of one call in ms. */
  readonly timeout: number
  /** Maximum of one image in bytes. */
  readonly maxBytes: number
}
