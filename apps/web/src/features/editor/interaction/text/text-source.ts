import type { CommandResult } from '@web2/builder'

/** Where the text that is typed on the canvas comes from and goes to. */
export interface TextSource {
  /** The records that the canvas leaves alone while they are typed in, the deepest first. */
  readonly held: readonly string[]
  /** Shows the text as it is stored, placeholders as they are typed; answers whether that is not what was shown. */
  readonly showStored: () => boolean
  /** The edit that stores what is typed so far; null when nothing changed. */
  readonly store: () => CommandResult | null
  /** The edit that remains at the end: parts that were deleted while typing. */
  readonly tidy: () => CommandResult | null
}
