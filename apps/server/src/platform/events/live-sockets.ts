import type { Caller } from '../auth/caller.ts'

/** The part of a socket that events need. */
export interface EventSocket {
  emit(name: string, record: unknown): unknown
  disconnect(close: boolean): unknown
}

/** What a transport hands to each call of a socket. */
export interface Connection {
  accessToken?: string
}

interface LiveSocket {
  readonly socket: EventSocket
  caller?: Caller
}

/** The sockets of this process, and by account those that have signed in: the others get no event. */
export class LiveSockets {
  readonly #all = new Map<Connection, LiveSocket>()
  readonly #byAccount = new Map<string, Set<LiveSocket>>()

  attach(connection: Connection, socket: EventSocket): void {
    this.#all.set(connection, { socket })
  }

  detach(connection: Connection): void {
    this.signOut(connection)
    this.#all.delete(connection)
  }

  /** From here on the socket's calls are the caller's, and it hears of the caller's account. */
  signIn(connection: Connection, accessToken: string, caller: Caller): void {
    const live = this.#all.get(connection)
    if (!live) return
    connection.accessToken = accessToken
    this.#move(live, caller)
  }

  signOut(connection: Connection): void {
    delete connection.accessToken
    const live = this.#all.get(connection)
    if (live) this.#move(live, undefined)
  }

  /** Brings the sockets of the sessions that were `asked` about up to date: ended ones are cut, changed ones move. */
  refresh(asked: ReadonlySet<string>, good: ReadonlyMap<string, Caller>): void {
    for (const [connection, live] of [...this.#all]) {
      const sessionId = live.caller?.sessionId
      if (sessionId === undefined || !asked.has(sessionId)) continue
      const current = good.get(sessionId)
      if (current) this.#move(live, current)
      else {
        this.detach(connection)
        live.socket.disconnect(true)
      }
    }
  }

  /** Tells the sockets of an account whose callers may read it. */
  publish(accountId: string, name: string, record: unknown, mayRead: (caller: Caller) => boolean): void {
    for (const { socket, caller } of this.#byAccount.get(accountId) ?? []) {
      if (caller && mayRead(caller)) socket.emit(name, record)
    }
  }

  get size(): number {
    return this.#all.size
  }

  get sessionIds(): ReadonlySet<string> {
    return new Set(
      [...this.#byAccount.values()].flatMap((all) =>
        [...all].flatMap(({ caller }) => caller?.sessionId ?? []),
      ),
    )
  }

  #move(live: LiveSocket, caller: Caller | undefined): void {
    const before = live.caller?.accountId
    live.caller = caller
    if (before !== undefined && before !== caller?.accountId) {
      const old = this.#byAccount.get(before)
      old?.delete(live)
      if (old?.size === 0) this.#byAccount.delete(before)
    }
    if (caller)
      this.#byAccount.set(caller.accountId, (this.#byAccount.get(caller.accountId) ?? new Set()).add(live))
  }
}
