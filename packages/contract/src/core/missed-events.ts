import type { Static } from 'typebox'
import { Type } from 'typebox'

/** GET /events?after=…: events sent to the account's sockets since a cursor. */
export const MissedEvents = Type.Object({
  /** Cursor for the next request. */
  cursor: Type.String(),
  /** false if some events are no longer kept or too many to return; the client then reloads what it shows. */
  complete: Type.Boolean(),
  events: Type.Array(Type.Object({ path: Type.String(), event: Type.String(), record: Type.Unknown() })),
})
export type MissedEvents = Static<typeof MissedEvents>
