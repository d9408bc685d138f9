/** What is left of the browser's free time, in milliseconds. */
export type TimeLeft = () => number

/** Milliseconds of a slice where a browser can't tell when it has time. */
const slice = 8

/** Calls `work` once when the browser has time; answers how to call it off. */
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
