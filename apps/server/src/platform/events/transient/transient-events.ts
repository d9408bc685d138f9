import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** NOTIFY channel of transient events, which are sent once and not stored. */
export const transientChannel = 'passing'

/** Event that is useful only at once, such as streamed text. */
export interface TransientEvent {
  readonly accountId: string
  readonly name: string
  readonly record: object
}

/** PostgreSQL accepts payloads below 8,000 bytes. */
const mostBytes = 7_900

/** Packs events into as few NOTIFY payloads as possible; drops events too large for one. */
export const transientPayloads = (events: readonly TransientEvent[]): readonly string[] => {
  const payloads: string[] = []
  let [parts, bytes]: [string[], number] = [[], 2]
  const close = () => {
    if (parts.length > 0) payloads.push(`[${parts.join(',')}]`)
    ;[parts, bytes] = [[], 2]
  }
  for (const event of events) {
    const part = JSON.stringify(event)
    const size = Buffer.byteLength(part) + 1
    if (size > mostBytes) continue
    if (bytes + size > mostBytes) close()
    parts.push(part)
    bytes += size
  }
  close()
  return payloads
}

export const sendTransientEvents = async (
  db: Kysely<Database>,
  events: readonly TransientEvent[],
): Promise<void> => {
  for (const payload of transientPayloads(events))
    await sql`select pg_notify(${transientChannel}, ${payload})`.execute(db)
}

/** Returns the events in a payload. */
export const parseTransientEvents = (payload: string): readonly TransientEvent[] => JSON.parse(payload)
