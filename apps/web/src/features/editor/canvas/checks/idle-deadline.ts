/** Returns the remaining idle time, in ms. */
export type TimeLeft = () => number

/** Length of a slice in ms in browsers without requestIdleCallback. */
const slice = 8

/** Calls `work` once when the browser is idle. Returns a function to cancel it. */
export const runWhenIdle = (work: (left: TimeLeft) => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback((deadline) => work(() => deadline.timeRemaining()), { timeout: 2_000 })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(() => {
    const end = performance.now() + slice
    work(() => end - performance.now())
  }, slice)
  return () => clearTimeout(id)
}
