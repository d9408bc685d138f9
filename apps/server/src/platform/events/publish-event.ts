import type { StoredEvent } from './outbox/read-events.ts'
import type { Resource } from '../db/adapter/resource.ts'
import { callerIn, mayUse, type Caller } from '../auth/caller.ts'
import type { Capability } from '@web2/contract/core'
import type { LiveSockets } from './live-sockets.ts'

/** Properties of a service that events need. */
export interface EventSource {
  readonly path: string
  readonly policy: { readonly find?: Capability | 'guest'; readonly get?: Capability | 'guest' }
  readonly resource?: Resource
  /** Events reach only the user who created the record. */
  readonly personal?: boolean
  readonly present?: (record: Record<string, unknown>) => Record<string, unknown>
}

/** By path. */
export type EventSources = ReadonlyMap<string, EventSource>

/** Returns the capability required for a service's events; undefined: there are none. */
const readCapability = ({ policy }: EventSource): Capability | undefined => {
  const needed = policy.get ?? policy.find
  return needed === 'guest' ? undefined : needed
}

/** Returns whether a caller of the account gets events of a record. */
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

/** Converts timestamps, which PostgreSQL's JSON writes with an offset, to the API's UTC with ms. */
const withMoments = (record: Record<string, unknown>, resource: Resource | undefined) => {
  const answer = { ...record }
  for (const { property, kind } of resource?.columns.values() ?? []) {
    const value = answer[property]
    if (kind === 'timestamp' && typeof value === 'string') answer[property] = new Date(value).toISOString()
  }
  return answer
}

/** Returns an event's record as the service returns it. */
export const eventRecord = ({ resource, present }: EventSource, record: Record<string, unknown>) => {
  const whole = withMoments(record, resource)
  return present ? present(whole) : whole
}

/**
 * Emits events to the account's sockets whose callers may read the service; drops those of unknown services.
 */
export const publishEvent =
  (sources: EventSources) =>
  (sockets: LiveSockets, { accountId, path, event, record }: StoredEvent): void => {
    const source = sources.get(path)
    if (!source || accountId === null) return
    sockets.publish(accountId, `${path} ${event}`, eventRecord(source, record), (caller) =>
      canReceiveEvent(source, caller, record),
    )
  }
