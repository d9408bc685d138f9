import type { StoredEvent } from './outbox/read-events.ts'
import type { Resource } from '../db/adapter/resource.ts'
import { callerIn, mayUse, type Caller } from '../auth/caller.ts'
import type { Capability } from '@web2/contract/core'
import type { LiveSockets } from './live-sockets.ts'

/** What events need to know of a service. */
export interface EventSource {
  readonly path: string
  readonly policy: { readonly find?: Capability | 'guest'; readonly get?: Capability | 'guest' }
  readonly resource?: Resource
  /** Only who made a record hears of it. */
  readonly personal?: boolean
  readonly present?: (record: Record<string, unknown>) => Record<string, unknown>
}

/** By path. */
export type EventSources = ReadonlyMap<string, EventSource>

/** What a caller must be able to do to hear of a service; undefined: nobody hears. */
const readCapability = ({ policy }: EventSource): Capability | undefined => {
  const needed = policy.get ?? policy.find
  return needed === 'guest' ? undefined : needed
}

/** Whether a caller of the account is told of a record. */
export const canReceiveEvent = (
  source: EventSource,
  caller: Caller,
  record: Record<string, unknown>,
): boolean => {
  const needed = readCapability(source)
  return (
    needed !== undefined &&
    mayUse(callerIn(caller, source.path), needed) &&
    (source.personal !== true || record.createdBy === caller.userId)
  )
}

/** PostgreSQL's JSON writes moments with an offset; the API writes them in UTC with milliseconds. */
const withMoments = (record: Record<string, unknown>, resource: Resource | undefined) => {
  const answer = { ...record }
  for (const { property, kind } of resource?.columns.values() ?? []) {
    const value = answer[property]
    if (kind === 'timestamp' && typeof value === 'string') answer[property] = new Date(value).toISOString()
  }
  return answer
}

/** An event's record as the service answers it. */
export const eventRecord = ({ resource, present }: EventSource, record: Record<string, unknown>) => {
  const whole = withMoments(record, resource)
  return present ? present(whole) : whole
}

/** Sends events to the account's sockets whose callers may read the service. What no service stands for goes nowhere. */
export const publishEvent =
  (sources: EventSources) =>
  (sockets: LiveSockets, { accountId, path, event, record }: StoredEvent): void => {
    const source = sources.get(path)
    if (!source || accountId === null) return
    sockets.publish(accountId, `${path} ${event}`, eventRecord(source, record), (caller) =>
      canReceiveEvent(source, caller, record),
    )
  }
