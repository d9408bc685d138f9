import { needOverlays } from '../../../lib/overlays.ts'
import { createStore } from '../../../lib/store.ts'
import type { PickedPicture } from '../library/picked-image.ts'

export interface PickImageOptions {
  /** URL of the image in use; '' or undefined without one. */
  readonly url?: string
  /** Its alt text; undefined where images have none, as in a background. */
  readonly alt?: string
  /** Initial search query; 'Nature' by default. */
  readonly search?: string
  /** Only the account's own images are offered, where stock photos would claim something untrue. */
  readonly onlyUploads?: boolean
}

export interface ImageRequest {
  readonly dialog: 'select' | 'generate'
  readonly options: PickImageOptions
  readonly answer: (picture: PickedPicture | null) => void
}

/** The dialog requested now; shown by image-dialogs.tsx, over every screen. */
export const imageRequest = createStore<ImageRequest | null>(null)

const ask = (dialog: ImageRequest['dialog'], options: PickImageOptions): Promise<PickedPicture | null> =>
  new Promise((resolve) => {
    needOverlays()
    imageRequest.get()?.answer(null)
    imageRequest.set({
      dialog,
      options,
      answer: (picture) => {
        imageRequest.set(null)
        resolve(picture)
      },
    })
  })

/**
 * Opens the dialog Select Image (Pixabay, Pexels, Unsplash, Wikimedia, Uploaded Images) and resolves with the
 * applied image, or null if it was closed. By then the image is taken over by its source's rules: `url` is
 * ready for a page, `alt` is the user's or proposed text, and `rights` is its origin. If
 * `rights.creditRequired`, show `rights.credit` beside the image.
 */
export const pickImage = (options: PickImageOptions = {}): Promise<PickedPicture | null> =>
  ask('select', options)

/**
 * Opens the dialog Generate Images (GPT Image, Gemini, FLUX, Stable Diffusion, Midjourney) and resolves with the
 * applied image, by then in the media library, or null. `shown` is its size on a page: width 300, height 300
 * divided by its aspect ratio. `search` is the initial prompt.
 */
export const generateImage = (options: PickImageOptions = {}): Promise<PickedPicture | null> =>
  ask('generate', options)
