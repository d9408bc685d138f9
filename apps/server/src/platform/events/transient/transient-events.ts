import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** NOTIFY channel of what is told to sockets once and kept nowhere. */
export const transientChannel = 'passing'

/** Something that is of use now or never: a piece of a text while it is written. */
export interface TransientEvent {
  readonly accountId: string
  readonly name: string
  readonly record: object
}

/** PostgreSQL takes payloads below 8,000 bytes. */
const mostBytes = 7_900

/** The events as payloads of NOTIFY, as few as hold them; one that is too large by itself is left out. */
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

/** What a payload of the channel holds. */
export const parseTransientEvents = (payload: string): readonly TransientEvent[] => JSON.parse(payload)
