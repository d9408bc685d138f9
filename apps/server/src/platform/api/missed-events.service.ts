import { Type, type Static } from 'typebox'
import type { MissedEvents } from '@web2/contract/core'
import {
  cursorNow,
  eventsAfter,
  isCursor,
  isStillRetained,
  type StoredEvent,
} from '../events/outbox/read-events.ts'
import { badQuery } from '../errors.ts'
import type { Caller } from '../auth/caller.ts'
import { defineService } from './define-service.ts'
import { eventRecord, canReceiveEvent, type EventSources } from '../events/publish-event.ts'
import type { CallParams } from './service-types.ts'

const mostAtOnce = 1_000

const Query = Type.Object(
  { after: Type.Optional(Type.String({ maxLength: 60 })) },
  { additionalProperties: false },
)

/** Returns the event as this caller's socket would have received it, or nothing. */
const visible = (sources: EventSources, caller: Caller, { path, event, record }: StoredEvent) => {
  const source = sources.get(path)
  return source && canReceiveEvent(source, caller, record)
    ? [{ path, event, record: eventRecord(source, record) }]
    : []
}

/** GET /events: a cursor. GET /events?after=cursor: the events of the account's sockets since then. */
export const eventsService = defineService({
  path: 'events',
  policy: { find: 'profile:own' },
  query: { find: Query },
  methods: ({ db, eventSources }) => ({
    find: async ({ caller, query }: CallParams): Promise<MissedEvents> => {
      const { after } = query as Static<typeof Query>
      if (after === undefined) return { cursor: await cursorNow(db), complete: true, events: [] }
      if (!isCursor(after)) throw badQuery('“after” must be a cursor of this resource.')
      const now = await cursorNow(db)
      const rows = await eventsAfter(db, after, { limit: mostAtOnce, accountId: caller.accountId })
      return {
        // `now` was read first, so later commits are beyond it
        cursor: rows.at(-1)?.cursor ?? now,
        complete: rows.length < mostAtOnce && (await isStillRetained(db, after)),
        events: rows.flatMap((row) => visible(eventSources, caller, row)),
      }
    },
  }),
})
