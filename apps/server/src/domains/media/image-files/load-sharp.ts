import type { Sharp } from 'sharp'
import { createFairTurns } from '../../../platform/threads/fair-turns.ts'
import { LimitExceeded } from '../../../platform/threads/limit-exceeded.ts'

/** Loads sharp with the first image instead of at startup, with one thread per image. */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

/** Slots for work on images, because each needs much memory; accounts take turns. */
export const pictureTurns = createFairTurns(2)

/** Seconds per operation on an image, and the error text for one that takes longer. */
export const pictureLimit = {
  seconds: 20,
  what: 'image',
  advice: 'Simplify it or reduce its size, then upload it again.',
} as const

/** Runs an operation on an image. Aborts it with LimitExceeded after `seconds`. */
export const inTime = async <Result>(
  image: Sharp,
  finish: (limited: Sharp) => Promise<Result>,
  seconds: number = pictureLimit.seconds,
): Promise<Result> => {
  try {
    return await finish(image.timeout({ seconds }))
  } catch (error) {
    const isOver = error instanceof Error && error.message.startsWith('timeout:')
    throw isOver ? new LimitExceeded('time', pictureLimit) : error
  }
}
