import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of work at a stretch before others in the process get their turn. */
const stretch = 15

/** To be awaited between small pieces of long work: lets requests through when the stretch is over. */
export const createEventLoopYield = (): (() => Promise<void>) => {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < stretch) return
    await nextTurn()
    since = performance.now()
  }
}
