import { createStore as signal } from '../../../../lib/store.ts'
import { lockedNames, openByLock, type OpenElsewhere } from './tab-locks.ts'
import { askedNames, announceTab, type TabChannel, type TabMessage } from './tab-messages.ts'

const hasLocks = (): boolean => 'locks' in navigator

interface OpenChannel extends TabChannel {
  readonly end: () => void
}

const openChannel = (): OpenChannel => {
  const channel = new BroadcastChannel('web2-builder-present')
  return {
    post: (message) => channel.postMessage(message),
    listen: (heard) => {
      const hear = ({ data }: MessageEvent<TabMessage>) => heard(data)
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
    end: () => channel.close(),
  }
}

/** Returns the names under which tabs of this browser have documents open. */
export const openNames = async (): Promise<ReadonlySet<string>> => {
  if (hasLocks()) return lockedNames()
  const channel = openChannel()
  const names = await askedNames(channel)
  channel.end()
  return names
}

const openByMessages = (name: string, document: string): OpenElsewhere => {
  const elsewhere = signal(false)
  const channel = openChannel()
  const { others, close } = announceTab(name, channel)
  const stop = others.subscribe(() =>
    elsewhere.set([...others.get()].some((other) => other.startsWith(document))),
  )
  const end = () => {
    window.removeEventListener('pagehide', end)
    stop()
    close()
    channel.end()
  }
  window.addEventListener('pagehide', end)
  return { elsewhere, close: end }
}

/**
 * Announces to other tabs that a document is open here, and tracks if it is open in them. `name` is the
 * document's key followed by '@' and this tab's name.
 */
export const openHere = (name: string): OpenElsewhere => {
  const document = name.slice(0, name.lastIndexOf('@') + 1)
  return (hasLocks() ? openByLock : openByMessages)(name, document)
}
