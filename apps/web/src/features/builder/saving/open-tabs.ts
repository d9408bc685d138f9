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

  const failed = (error: unknown) => console.warn('The browser did not tell its open tabs.', error)
  const look = () =>
    openNames().then(
      (names) =>
        end.signal.aborted ||
        elsewhere.set([...names].some((each) => each !== name && each.startsWith(document))),
      failed,
    )
  const tell = () => {
    channel.postMessage(document)
    void look()
  }
  channel.onmessage = ({ data }) => data === document && void look()
  // a tab that crashed says nothing
  window.addEventListener('focus', () => void look(), { signal: end.signal })

  if ('locks' in navigator)
    navigator.locks
      .request(begins + name, () => {
        tell()
        return new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()))
      })
      .catch(failed)
  return {
    elsewhere,
    close: () => {
      end.abort()
      // the lock is let go of before the others are told to look
      if ('locks' in navigator)
        void navigator.locks.query().then(() => {
          channel.postMessage(document)
          channel.close()
        })
      else channel.close()
    },
  }
}
