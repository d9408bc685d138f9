import type { TSchema } from 'typebox'
import type { Capability } from '@web2/contract/core'
import type { AppContext } from '../context.ts'
import type { Resource } from '../db/adapter/resource.ts'
import type { Connection, LiveSockets } from '../events/live-sockets.ts'
import type { EventSources } from '../events/publish-event.ts'
import type { OutboxReader } from '../events/outbox/outbox-reader.ts'
import type { Caller } from '../auth/caller.ts'
import type { SessionStore } from '../auth/session-store.ts'
import type { SessionWatch } from '../events/watch-sessions.ts'
import type { Tokens } from '../auth/session-tokens.ts'
import type { Upload } from '../http/upload.ts'

export const methodNames = ['find', 'get', 'create', 'update', 'patch', 'remove'] as const
export type MethodName = (typeof methodNames)[number]

const bodyMethods = ['create', 'update', 'patch'] as const
export type BodyMethod = (typeof bodyMethods)[number]

/** Whether a call of the method carries a body. */
export const hasBody = (method: MethodName): method is BodyMethod =>
  bodyMethods.some((known) => known === method)

export type Query = Readonly<Record<string, unknown>>

/** What a method knows of its call. */
export interface GuestParams {
  readonly query: Query
  readonly caller?: Caller
  /** Whom limits count this call against: the caller's IPv4 address, or the /64 network of an IPv6 one. */
  readonly address: string
  readonly headers: Readonly<Record<string, string | undefined>>
  /** Sends a cookie (a whole Set-Cookie line) with the answer; over REST alone. */
  readonly setCookie?: (cookie: string) => void
  /** The socket's params object when the call came by socket. */
  readonly connection?: Connection
  /** Files that came as multipart/form-data. */
  readonly upload?: Upload
}

/** Of a call that the policy let pass. */
export interface CallParams extends GuestParams {
  readonly caller: Caller
}

/** What a service does; `id` is null for a call on many records. */
export interface ServiceMethods {
  find?(params: CallParams): Promise<unknown>
  get?(id: string, params: CallParams): Promise<unknown>
  create?(data: unknown, params: CallParams): Promise<unknown>
  update?(id: string, data: unknown, params: CallParams): Promise<unknown>
  patch?(id: string | null, data: unknown, params: CallParams): Promise<unknown>
  remove?(id: string | null, params: CallParams): Promise<unknown>
}

/** What a service's methods may use. */
export interface ServiceContext extends AppContext {
  readonly sessions: SessionStore
  readonly sessionWatch: SessionWatch
  readonly tokens: Tokens
  readonly sockets: LiveSockets
  readonly eventSources: EventSources
  readonly outbox: OutboxReader
}

/** Per method the capability it asks; 'guest' is open to everybody. What is not listed does not exist. */
export type Policy = Readonly<Partial<Record<MethodName, Capability | 'guest'>>>

export interface ServiceDefinition {
  readonly path: string
  /** Schema of the records that own methods answer, for the API's description; the table's unless given. */
  readonly record?: TSchema
  readonly policy: Policy
  /** The body that each method accepts which has one; every one of them needs a schema. */
  readonly data?: Readonly<Partial<Record<BodyMethod, TSchema>>>
  /** The query of own methods, with text turned into numbers and booleans; the adapter checks its own. */
  readonly query?: Readonly<Partial<Record<MethodName, TSchema>>>
  /** The table behind the service: the adapter answers every method that `methods` does not. */
  readonly resource?: Resource
  /** Methods that take several records at once. */
  readonly multi?: readonly MethodName[]
  /** Several records may be removed by a query that names none of them; off, as everywhere but in tests. */
  readonly removesByCondition?: boolean
  /** Why a method that is not offered is not: the sentence of its 405 (not-offered.ts has one for all others). */
  readonly notOffered?: Readonly<Partial<Record<MethodName, string>>>
  /** Lists as plain arrays; off, as everywhere but in tests, they come in pages. */
  readonly unpaged?: boolean
  /** Strip blanks around texts before they are checked; on unless false. */
  readonly trim?: boolean
  /** Records belong to the user who made them: nobody else of the account is told of their changes. */
  readonly personal?: boolean
  /** Its writes are only the caller's own affairs, or change nothing that lasts: no line of the audit log. */
  readonly unlogged?: boolean
  /** Methods that an admin who is signed in as the user may not use. */
  readonly ownHandsOnly?: readonly MethodName[]
  readonly methods?: (context: ServiceContext) => ServiceMethods
  /** A record as it leaves the server, in answers and in events. */
  readonly present?: (record: Record<string, unknown>) => Record<string, unknown>
}
