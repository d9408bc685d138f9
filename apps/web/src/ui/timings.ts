/** Durations of shared pieces, in ms. */
export const timings = {
  tooltipDuration: 3_500,
  redirectAfterSave: 2_000,
  /** How long the snackbar of a deletion offers Undo. */
  undoOffered: 10_000,
} as const
