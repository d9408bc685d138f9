import { createStore } from '../../../lib/store.ts'
import type { PickedPicture } from '../library/picked-image.ts'

export interface PickImageOptions {
  /** Address of the picture in use; '' or nothing when there is none. */
  readonly url?: string
  /** What it shows. Left out where a picture has no alt text, as behind a block. */
  readonly alt?: string
  /** What the sources are searched for first; 'Nature' unless given. */
  readonly search?: string
}

export interface ImageRequest {
  readonly dialog: 'select' | 'generate'
  readonly options: PickImageOptions
  readonly answer: (picture: PickedPicture | null) => void
}

/** What a dialog is asked for at the moment; shown by image-dialogs.tsx, which is part of every screen. */
export const imageRequest = createStore<ImageRequest | null>(null)

const ask = (dialog: ImageRequest['dialog'], options: PickImageOptions): Promise<PickedPicture | null> =>
  new Promise((resolve) => {
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
 * Opens the dialog Select Image (Pixabay, Pexels, Unsplash, Wikimedia, Uploaded Images) over whatever is shown and
 * resolves with the picture that was applied, or null when the dialog was closed without one. The picture is taken by
 * the rules of its source by then: `url` is ready for a page, `alt` is what the person wrote or left as proposed, and
 * `rights` says where it came from; where `rights.creditRequired`, `rights.credit` belongs beside the picture.
 */
export const pickImage = (options: PickImageOptions = {}): Promise<PickedPicture | null> =>
  ask('select', options)

/**
 * Opens the dialog Generate Images (OpenAI, Stable Diffusion XL by Poe, Midjourney) and resolves with the picture that
 * was applied, or null. It lies in the account's media by then; `shown` is the size at which it is put into a page:
 * width 300, height 300 divided by its aspect ratio. `search` is what the prompt begins with.
 */
export const generateImage = (options: PickImageOptions = {}): Promise<PickedPicture | null> =>
  ask('generate', options)
