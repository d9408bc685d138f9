import { createStore as signal, type Store as Signal } from '../../../../lib/store.ts'

/** Messages between tabs in browsers without locks, which need a secure origin. */
export type TabMessage =
  | { readonly kind: 'who' }
  | { readonly kind: 'here'; readonly name: string }
  | { readonly kind: 'gone'; readonly name: string }

/** Channel to all other tabs of this browser. */
export interface TabChannel {
  readonly post: (message: TabMessage) => void
  /** Subscribes to messages. Returns a function to unsubscribe. */
  readonly listen: (heard: (message: TabMessage) => void) => () => void
}

/** Interval of heartbeats in ms; browsers throttle background tabs to one per minute. */
const beat = 20_000
/** Time in ms without a heartbeat after which a tab counts as crashed. */
const silence = 150_000
/** Time in ms in which the other tabs must answer. */
const patience = 200

/** Returns the names of the documents open in other tabs that answer in time. */
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
  /** Names open in other tabs now. */
  readonly others: Signal<ReadonlySet<string>>
  readonly close: () => void
}

/** Announces to the other tabs that `name` is open here, and tracks what is open in them. */
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
