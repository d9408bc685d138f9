import { needOverlays } from '../../../lib/overlays.ts'
import { createStore } from '../../../lib/store.ts'

/** A video of the library, ready for a page. */
export interface PickedVideo {
  /** Root-relative URL on this host, which publishing copies. */
  readonly url: string
  /** In px. */
  readonly width: number
  readonly height: number
  /** URL of its poster; undefined without one. */
  readonly poster: string | undefined
}

export interface VideoRequest {
  readonly answer: (video: PickedVideo | null) => void
}

/** The request that the dialog answers now; shown by video-dialogs.tsx, over every screen. */
export const videoRequest = createStore<VideoRequest | null>(null)

/** Opens the account's videos and resolves with the chosen one, or null if the dialog was closed. */
export const pickVideo = (): Promise<PickedVideo | null> =>
  new Promise((resolve) => {
    needOverlays()
    videoRequest.get()?.answer(null)
    videoRequest.set({
      answer: (video) => {
        videoRequest.set(null)
        resolve(video)
      },
    })
  })
