import type { Sharp } from 'sharp'
import { createFairTurns } from '../../../platform/threads/fair-turns.ts'
import { GivenUp } from '../../../platform/threads/given-up.ts'

/** The library is loaded with the first picture; a start does without. One picture a time per core is enough. */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

/** Whoever works on a picture waits for a turn, for a picture needs much memory; accounts take turns. */
export const pictureTurns = createFairTurns(2)

/** Seconds that each look at a picture may take, and how a person is told of one that took longer. */
export const pictureLimit = {
  seconds: 20,
  what: 'picture',
  advice: 'Save it with fewer pixels or in a simpler form, then upload it again.',
} as const

/** What a look at a picture comes to; it is ended, with a GivenUp, when it takes longer than `seconds`. */
export const inTime = async <Result>(
  image: Sharp,
  finish: (limited: Sharp) => Promise<Result>,
  seconds: number = pictureLimit.seconds,
): Promise<Result> => {
  try {
    return await finish(image.timeout({ seconds }))
  } catch (error) {
    const isOver = error instanceof Error && error.message.startsWith('timeout:')
    throw isOver ? new GivenUp('time', pictureLimit) : error
  }
}
