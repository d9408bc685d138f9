import type { ImageRights } from '@web2/contract/media'

/** A selected image, from the library or a source. */
export interface PickedPicture {
  /**
   * Root-relative URL on this host, which publishing copies, or a URL of a source that hosts its images
   * itself.
   */
  readonly url: string
  /** In px. */
  readonly width: number
  readonly height: number
  /** Alt text; empty if none was entered. */
  readonly alt: string
  /** Rights of the image; undefined for uploads. */
  readonly rights?: ImageRights
  /** Size of a generated image on the page, in CSS px. */
  readonly shown?: { readonly width: number; readonly height: number }
}
