import { createStore as signal, type Store as Signal } from '../../../../lib/store.ts'

/** What tabs tell each other where the browser has no locks: a page that is not on a secure address. */
export type TabMessage =
  | { readonly kind: 'who' }
  | { readonly kind: 'here'; readonly name: string }
  | { readonly kind: 'gone'; readonly name: string }

/** A way to all other tabs of this browser. */
export interface TabChannel {
  readonly post: (message: TabMessage) => void
  /** Answers how to hear no more. */
  readonly listen: (heard: (message: TabMessage) => void) => () => void
}

/** Ms after which an open tab says so again; browsers let a tab in the background speak once a minute. */
const beat = 20_000
/** Ms of silence after which a tab is taken for crashed. */
const silence = 150_000
/** Ms that the other tabs have to answer who is there. */
const patience = 200

/** Names of the documents that other tabs have open, as far as they answer in time. */
export const askedNames = (channel: TabChannel): Promise<ReadonlySet<string>> =>
  new Promise((resolve) => {
    const names = new Set<string>()
    const stop = channel.listen((message) => {
      if (message.kind === 'here') names.add(message.name)
    })
    channel.post({ kind: 'who' })
    setTimeout(() => {
      stop()
      resolve(names)
    }, patience)
  })

export interface Presence {
  /** Names that other tabs have open now. */
  readonly others: Signal<ReadonlySet<string>>
  readonly close: () => void
}

/** Tells the other tabs that `name` is open here, and learns what is open in them. */
export const announceTab = (name: string, channel: TabChannel): Presence => {
  const others = signal<ReadonlySet<string>>(new Set())
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

  const forget = (other: string) => {
    clearTimeout(timers.get(other))
    if (timers.delete(other)) others.set(new Set(timers.keys()))
  }
  const notice = (other: string) => {
    const known = timers.has(other)
    clearTimeout(timers.get(other))
    timers.set(
      other,
      setTimeout(() => forget(other), silence),
    )
    if (!known) others.set(new Set(timers.keys()))
  }
  const say = () => channel.post({ kind: 'here', name })

  const stop = channel.listen((message) => {
    if (message.kind === 'who') say()
    else if (message.name === name) return
    else if (message.kind === 'here') notice(message.name)
    else forget(message.name)
  })
  const ticking = setInterval(say, beat)
  say()
  channel.post({ kind: 'who' })
  return {
    others,
    close: () => {
      clearInterval(ticking)
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
      stop()
      channel.post({ kind: 'gone', name })
    },
  }
}
