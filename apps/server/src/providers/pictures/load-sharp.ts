import { createTurns } from './turns.ts'

/** The library is loaded with the first picture; a start does without. One picture a time per core is enough. */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

/** Whoever works on a picture waits for a turn: a picture needs much memory. */
export const pictureTurns = createTurns(2)
