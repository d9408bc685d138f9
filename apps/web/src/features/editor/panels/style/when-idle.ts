/** Returns a scheduler that runs `work` once in idle time, however often it is requested before that. */
export const whenIdle = (work: () => void): { readonly ask: () => void; readonly cancel: () => void } => {
  let waiting: number | null = null
  const run = () => {
    waiting = null
    work()
  }
  const cancel = () => {
    if (waiting === null) return
    if (typeof cancelIdleCallback === 'function') cancelIdleCallback(waiting)
    else clearTimeout(waiting)
    waiting = null
  }
  const ask = () => {
    waiting ??=
      typeof requestIdleCallback === 'function'
        ? requestIdleCallback(run, { timeout: 600 })
        : window.setTimeout(run, 60)
  }
  return { ask, cancel }
}
