import type { TObject, TSchema } from 'typebox'
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

/** Returns whether calls of the method carry a body. */
export const hasBody = (method: MethodName): method is BodyMethod =>
  bodyMethods.some((known) => known === method)

export type Query = Readonly<Record<string, unknown>>

/** Params of a call, also by guests. */
export interface GuestParams {
  readonly query: Query
  readonly caller?: Caller
  /** Address for rate limits: the caller's IPv4 address, or the /64 network of an IPv6 one. */
  readonly address: string
  readonly headers: Readonly<Record<string, string | undefined>>
  /** Sends a cookie (a whole Set-Cookie line) with the response; REST only. */
  readonly setCookie?: (cookie: string) => void
  /** The socket's params object for a call by socket. */
  readonly connection?: Connection
  /** Files sent as multipart/form-data. */
  readonly upload?: Upload
}

/** Params of a call that passed the policy. */
export interface CallParams extends GuestParams {
  readonly caller: Caller
}

/** Methods of a service; `id` is null for a call on many records. */
export interface ServiceMethods {
  find?(params: CallParams): Promise<unknown>
  get?(id: string, params: CallParams): Promise<unknown>
  create?(data: unknown, params: CallParams): Promise<unknown>
  update?(id: string, data: unknown, params: CallParams): Promise<unknown>
  patch?(id: string | null, data: unknown, params: CallParams): Promise<unknown>
  remove?(id: string | null, params: CallParams): Promise<unknown>
}

/** Dependencies of a service's methods. */
export interface ServiceContext extends AppContext {
  readonly sessions: SessionStore
  readonly sessionWatch: SessionWatch
  readonly tokens: Tokens
  readonly sockets: LiveSockets
  readonly eventSources: EventSources
  readonly outbox: OutboxReader
}

/** Required capability per method; 'guest' is open to everyone. Methods not listed do not exist. */
export type Policy = Readonly<Partial<Record<MethodName, Capability | 'guest'>>>

/** Schemas of bodies by method. */
export type Bodies = Readonly<Partial<Record<BodyMethod, TSchema>>>

export interface ServiceDefinition<
  Path extends string = string,
  Described extends TSchema = TSchema,
  Stored extends TObject = TObject,
  Data extends Bodies = Bodies,
  Methods extends ServiceMethods = ServiceMethods,
> {
  readonly path: Path
  /** Schema of the records that own methods answer, for the API's description; the table's unless given. */
  readonly record?: Described
  readonly policy: Policy
  /** Schema of each method's body; every method with a body needs one. */
  readonly data?: Data
  /**
   * Query schema of own methods, with text coerced to numbers and booleans; the adapter validates its own.
   */
  readonly query?: Readonly<Partial<Record<MethodName, TSchema>>>
  /** The table behind the service: the adapter handles every method that `methods` does not. */
  readonly resource?: Resource<Stored>
  /** Methods that accept several records at once. */
  readonly multi?: readonly MethodName[]
  /** Methods whose query says what they are about, so that they have no id in their path. */
  readonly namedByQuery?: readonly MethodName[]
  /** Several records may be removed by a query without ids; only tests enable this. */
  readonly removesByCondition?: boolean
  /** Reasons for unsupported methods: the messages of their 405 (not-offered.ts has one for all others). */
  readonly notOffered?: Readonly<Partial<Record<MethodName, string>>>
  /** Lists are plain arrays instead of pages; only tests enable this. */
  readonly unpaged?: boolean
  /** Trims texts before validation; default true. */
  readonly trim?: boolean
  /** Records belong to the user who created them: other users of the account get no events about them. */
  readonly personal?: boolean
  /**
   * Its writes concern only the caller or change nothing permanent, so the audit log has no entries for them.
   */
  readonly unlogged?: boolean
  /** The names of its records are data of other people, so the audit log has only their IDs. */
  readonly unnamed?: boolean
  /** Methods that an impersonating admin may not use. */
  readonly ownHandsOnly?: readonly MethodName[]
  readonly methods?: (context: ServiceContext) => Methods
  /** Transforms a record for responses and events. */
  readonly present?: (record: Record<string, unknown>) => Record<string, unknown>
}
