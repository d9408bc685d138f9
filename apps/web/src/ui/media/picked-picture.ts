/** A picture taken from the library. */
export interface PickedPicture {
  /** Address from this host's root; publishing carries the picture along. */
  readonly url: string
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** What it shows, in words; empty when nobody wrote anything. */
  readonly alt: string
}
