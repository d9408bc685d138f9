import type { ImageRights } from '@web2/contract/media'

/** A picture that was chosen: of the library, or of a source. */
export interface PickedPicture {
  /** Address from this host's root, which publishing carries along, or of a source that wants to show it itself. */
  readonly url: string
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** What it shows, in words; empty when nobody wrote anything. */
  readonly alt: string
  /** Where it came from; absent for what people uploaded. */
  readonly rights?: ImageRights
  /** CSS pixels at which one that was generated is put in. */
  readonly shown?: { readonly width: number; readonly height: number }
}
