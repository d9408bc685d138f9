import type { Kysely } from 'kysely'
import { BoundedMap } from '../collections/bounded-map.ts'
import type { Database } from '../db/database.ts'
import { sessionEnded } from '../errors.ts'
import { isAccessToken, loadTokenCallers, readAccessToken } from './access-tokens.ts'
import type { Caller } from './caller.ts'
import { loadCallers } from './load-callers.ts'
import type { TokenClaims, Tokens } from './session-tokens.ts'

/** Ms for which a loaded session is reused; every end of a session reaches all instances within this time. */
const freshFor = 1_500
const mostEntries = 10_000

interface Entry {
  readonly claims: TokenClaims
  readonly caller: Promise<Caller | undefined>
  readonly readAt: number
}

/** Resolves access tokens to callers: one indexed read, cached for a moment. */
export class SessionStore {
  readonly #db: Kysely<Database>
  readonly #tokens: Tokens
  readonly #now: () => Date
  readonly #entries = new BoundedMap<string, Entry>(mostEntries)

  constructor(db: Kysely<Database>, tokens: Tokens, now: () => Date) {
    this.#db = db
    this.#tokens = tokens
    this.#now = now
  }

  /** Returns the caller of a token. Throws 401 if the token or its session is invalid. */
  async authenticate(token: string): Promise<Caller> {
    const known = this.#entries.get(token)
    const now = this.#now().getTime()
    const fresh = known && performance.now() - known.readAt < freshFor && known.claims.expiresAt > now
    const entry = fresh ? known : await this.#read(token, known?.claims)
    const caller = await entry?.caller
    if (!caller) {
      this.#entries.delete(token)
      throw sessionEnded()
    }
    return caller
  }

  /** Drops a session, or all sessions of a user, from the cache. */
  forget(id: string): void {
    for (const [token, { claims }] of this.#entries) {
      if (claims.sessionId === id || claims.userId === id) this.#entries.delete(token)
    }
  }

  async #read(token: string, known: TokenClaims | undefined): Promise<Entry | undefined> {
    const claims = known ?? (await this.#claims(token))
    if (!claims) return undefined
    const entry = { claims, caller: this.#load(token, claims), readAt: performance.now() }
    this.#entries.set(token, entry)
    entry.caller.catch(() => this.#entries.delete(token))
    return entry
  }

  #claims(token: string): Promise<TokenClaims | undefined> {
    return isAccessToken(token) ? readAccessToken(this.#db, token, this.#now()) : this.#tokens.read(token)
  }

  async #load(token: string, { sessionId, userId }: TokenClaims): Promise<Caller | undefined> {
    const load = isAccessToken(token) ? loadTokenCallers : loadCallers
    const [caller] = await load(this.#db, [sessionId], this.#now())
    return caller?.userId === userId ? caller : undefined
  }
}
