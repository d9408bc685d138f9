import { afterPaint } from './after-paint.ts'

export interface Slices {
  /** Told after each slice which part of the page is there, from 0 to 1. */
  readonly progress: (part: number) => void
  /** All is there, and will be painted with the next frame: a swift hand may already be at work on it. */
  readonly whole: () => void
  /** All is there and was painted. */
  readonly drawn: () => void
}

/** Draws a page slice by slice, the first one now, each painted before the next begins. Answers how to stop. */
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
