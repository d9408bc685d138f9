import type { Caller } from '../auth/caller.ts'

/** Part of a socket that events use. */
export interface EventSocket {
  emit(name: string, record: unknown): unknown
  disconnect(close: boolean): unknown
}

/** Params that a transport passes with each call of a socket. */
export interface Connection {
  accessToken?: string
}

interface LiveSocket {
  readonly socket: EventSocket
  caller?: Caller
}

/** Sockets of this process, with the signed-in ones by account: only those get events. */
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

  /** Signs a socket in: its calls are the caller's, and it gets the account's events. */
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

  /**
   * Updates the sockets of the `asked` sessions: disconnects those of ended ones, moves those of changed
   * ones.
   */
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

  /** Emits an event to the account's sockets whose callers may read it. */
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
