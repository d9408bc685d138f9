/** Runs `work` after the next paint, or soon if the tab is hidden. Returns a function to cancel it. */
const afterPaint = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    timer = setTimeout(work)
  }
  const frame = document.hidden ? 0 : requestAnimationFrame(soon)
  if (frame === 0) soon()
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

export interface Slices {
  /** Called after each slice with the drawn share, from 0 to 1. */
  readonly progress: (part: number) => void
  /** Called when all is drawn but not yet painted, because a fast user may already interact. */
  readonly whole: () => void
  /** Called when all is painted. */
  readonly drawn: () => void
}

/** Draws a page in slices, the first at once and each later one after a paint. Returns a function to stop. */
export const renderInChunks = (steps: Iterator<number>, { progress, whole, drawn }: Slices): (() => void) => {
  let stop = () => {}
  const next = () => {
    const step = steps.next()
    if (step.done) {
      whole()
      stop = afterPaint(drawn)
      return
    }
    progress(step.value)
    stop = afterPaint(next)
  }
  next()
  return () => stop()
}
