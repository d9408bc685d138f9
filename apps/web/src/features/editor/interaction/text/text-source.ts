import type { CommandResult } from '@web2/builder'

/** Source and storage of the text edited on the canvas. */
export interface TextSource {
  /** Records that the canvas leaves alone during editing, the deepest first. */
  readonly held: readonly string[]
  /** Shows the stored text, with placeholders unresolved. Returns true if that changed the shown text. */
  readonly showStored: () => boolean
  /** Returns the edit that stores the typed text so far; null if nothing changed. */
  readonly store: () => CommandResult | null
  /** Returns the final edit, which removes parts that were deleted while typing; null if there are none. */
  readonly tidy: () => CommandResult | null
}
