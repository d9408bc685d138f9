import { createStore as signal, type Store as Signal } from '../../../../lib/store.ts'

export interface OpenElsewhere {
  /** True while another tab of this browser has the document open. */
  readonly elsewhere: Signal<boolean>
  readonly close: () => void
}

const begins = 'web2-open/'
const channelName = 'web2-builder-open'

/** Returns the names that tabs of this browser hold locks for. */
export const lockedNames = async (): Promise<ReadonlySet<string>> => {
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name }) => (name?.startsWith(begins) ? name.slice(begins.length) : [])))
}

/** Implements `openHere` with locks, because a tab's lock ends with the tab, even after a crash. */
export const openByLock = (name: string, document: string): OpenElsewhere => {
  const elsewhere = signal(false)
  const channel = new BroadcastChannel(channelName)
  const end = new AbortController()

  const failed = (error: unknown) =>
    end.signal.aborted || console.warn('The browser did not tell its open tabs.', error)
  const waited = new Set<string>()

  /** Checks again once another tab closes, since that releases its lock. */
  const lookWhenClosed = (other: string) => {
    if (waited.has(other)) return
    waited.add(other)
    navigator.locks
      .request(begins + other, { mode: 'shared', signal: end.signal }, () => void waited.delete(other))
      .then(look)
      .catch(failed)
  }
  const look = async (): Promise<void> => {
    const others = [...(await lockedNames())].filter((each) => each !== name && each.startsWith(document))
    if (end.signal.aborted) return
    elsewhere.set(others.length > 0)
    others.forEach(lookWhenClosed)
  }
  const tell = () => {
    channel.postMessage(document)
    look().catch(failed)
  }
  channel.onmessage = ({ data }) => data === document && void look().catch(failed)

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
