/** Sizes of the rows, in px. */
export interface TreeMetrics {
  readonly height: number
  /** Width that each level adds before the row's name. */
  readonly indent: number
}

/** Drop position of a dragged row: between two rows at a level, or into a row, which is marked. */
export interface TreeDrop {
  readonly line?: { readonly top: number; readonly level: number }
  /** Id of the marked row. */
  readonly into?: string
  /** Why the drop is not allowed; null if it is. */
  readonly reason: unknown
}

/** Share of a row's height at its top and bottom that means between rows, not into it. */
const besideZone = 0.3

/**
 * Returns the row nearest to the pointer, whose y is in px from the top of the first row, the number of rows above the
 * nearest gap, and whether the pointer is in the row's middle part, which means into it.
 */
export const pointedRow = (y: number, height: number, count: number) => {
  const at = Math.max(0, Math.min(Math.floor(y / height), count - 1))
  const share = y / height - at
  const inMiddle = share >= besideZone && share <= 1 - besideZone
  return { at, gap: share < 0.5 ? at : at + 1, inMiddle }
}
