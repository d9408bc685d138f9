import { createStore as signal, type Store as Signal } from '../../../lib/store.ts'

const begins = 'web2-open/'
const channelName = 'web2-builder-open'

/** Names under which tabs of this browser have documents open; none where the browser has no locks. */
export const openNames = async (): Promise<ReadonlySet<string>> => {
  if (!('locks' in navigator)) return new Set()
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name }) => (name?.startsWith(begins) ? name.slice(begins.length) : [])))
}

export interface OpenElsewhere {
  /** Whether another tab of this browser has the document open. */
  readonly elsewhere: Signal<boolean>
  readonly close: () => void
}

/**
 * Tells other tabs that a document is open here, and learns whether it is open in them. `name` is the document's key
 * with this tab's name behind an '@'; the lock goes away with the tab, even one that crashes.
 */
export const openHere = (name: string): OpenElsewhere => {
  const elsewhere = signal(false)
  const document = name.slice(0, name.lastIndexOf('@') + 1)
  const channel = new BroadcastChannel(channelName)
  const end = new AbortController()

  const failed = (error: unknown) =>
    end.signal.aborted || console.warn('The browser did not tell its open tabs.', error)
  const waited = new Set<string>()

  /** A tab's lock is free when the tab has closed, however it did. */
  const lookWhenClosed = (other: string) => {
    if (waited.has(other)) return
    waited.add(other)
    navigator.locks
      .request(begins + other, { mode: 'shared', signal: end.signal }, () => void waited.delete(other))
      .then(look)
      .catch(failed)
  }
  const look = async (): Promise<void> => {
    const others = [...(await openNames())].filter((each) => each !== name && each.startsWith(document))
    if (end.signal.aborted) return
    elsewhere.set(others.length > 0)
    others.forEach(lookWhenClosed)
  }
  const tell = () => {
    channel.postMessage(document)
    look().catch(failed)
  }
  channel.onmessage = ({ data }) => data === document && void look().catch(failed)

  if ('locks' in navigator)
    navigator.locks
      .request(begins + name, { signal: end.signal }, () => {
        tell()
        return new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()))
      })
      .catch(failed)
  return {
    elsewhere,
    close: () => {
      end.abort()
      channel.close()
    },
  }
}
