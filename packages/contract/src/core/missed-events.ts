import type { Static } from 'typebox'
import { Type } from 'typebox'

/** GET /events?after=…: the events emitted to the account's sockets after a cursor. */
export const MissedEvents = Type.Object({
  /** Ask with this next time. */
  cursor: Type.String(),
  /** False: some are no longer kept, or there are more than fit; load afresh what is shown. */
  complete: Type.Boolean(),
  events: Type.Array(Type.Object({ path: Type.String(), event: Type.String(), record: Type.Unknown() })),
})
export type MissedEvents = Static<typeof MissedEvents>
