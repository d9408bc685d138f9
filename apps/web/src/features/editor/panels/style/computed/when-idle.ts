/** Work that stops at each step until there is more idle time. */
type Steps = Iterator<unknown, unknown, undefined>

/**
 * Returns a scheduler that runs `work` once in idle time, however often it is requested before that. Work that
 * returns steps gives way to the next frame between them, and begins again if it is requested between its steps.
 */
export const whenIdle = (
  work: () => Steps | void,
): { readonly ask: () => void; readonly cancel: () => void } => {
  let waiting: number | null = null
  let begun: Steps | null = null
  const run = (deadline?: IdleDeadline) => {
    waiting = null
    begun ??= work() ?? null
    while (begun && !begun.next().done)
      if (deadline && !deadline.didTimeout && deadline.timeRemaining() <= 0) return wait()
    begun = null
  }
  const wait = () => {
    waiting ??=
      typeof requestIdleCallback === 'function'
        ? requestIdleCallback(run, { timeout: 600 })
        : window.setTimeout(run, 60)
  }
  const cancel = () => {
    begun = null
    if (waiting === null) return
    if (typeof cancelIdleCallback === 'function') cancelIdleCallback(waiting)
    else clearTimeout(waiting)
    waiting = null
  }
  const ask = () => {
    begun = null
    wait()
  }
  return { ask, cancel }
}
