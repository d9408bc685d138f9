import { whenQuiet } from '../browser/when-idle.ts'

/** Time that the first screen has to itself before the rest of the app is fetched (ms). */
const startDelayMs = 8_000

declare global {
  interface Navigator {
    /** https://wicg.github.io/netinfo/, in Chromium only. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

const quiet = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const stop = whenQuiet(resolve)
    signal.addEventListener('abort', stop, { once: true })
  })

/** Only into the cache of the browser: nothing of it runs until a screen asks for it. */
const keep = async (path: string, signal: AbortSignal): Promise<void> => {
  const answer = await fetch(path, { priority: 'low', signal })
  await answer.arrayBuffer()
}

const fetchAll = async (signal: AbortSignal): Promise<void> => {
  const answer = await fetch('/parts.json', { priority: 'low', signal })
  if (!answer.ok) return
  const known = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  for (const name of (await answer.json()) as string[]) {
    const path = `/${name}`
    if (known.has(path)) continue
    await quiet(signal)
    if (signal.aborted) return
    await keep(path, signal)
  }
}

/**
 * Fetches all parts of the app, one by one, while the browser has nothing else to do, so that a screen opens also when
 * the connection is lost. Not for people who asked their browser to save data. Answers how to stop.
 */
export const prefetchParts = (): (() => void) => {
  if (navigator.connection?.saveData === true) return () => {}
  const stop = new AbortController()
  const timer = setTimeout(() => {
    // A chunk that fails now is fetched again when needed, and reported then.
    fetchAll(stop.signal).catch(() => {})
  }, startDelayMs)
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}
