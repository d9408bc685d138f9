import { setImmediate as nextTurn } from 'node:timers/promises'

/** Ms of uninterrupted work before it yields. */
const stretch = 15

/** Returns a function to await inside long loops; it yields to the event loop every 15 ms. */
export const createEventLoopYield = (): (() => Promise<void>) => {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < stretch) return
    await nextTurn()
    since = performance.now()
  }
}
