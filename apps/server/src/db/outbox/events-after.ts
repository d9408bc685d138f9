import { sql, type Kysely } from 'kysely'
import type { Database } from '../database.ts'

/** A place in the outbox: transaction id and sequence, 'xid.seq' in text form. */
export type Cursor = `${string}.${string}`

export interface StoredEvent {
  readonly cursor: Cursor
  readonly accountId: string | null
  readonly path: string
  readonly event: string
  readonly record: Record<string, unknown>
}

const cursorShape = /^\d{1,20}\.\d{1,19}$/

export const isCursor = (text: unknown): text is Cursor => typeof text === 'string' && cursorShape.test(text)

/** Behind everything that has committed; transactions still running lie before it and will be read. */
export const cursorNow = async (db: Kysely<Database>): Promise<Cursor> => {
  const { rows } = await sql<{ xmin: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`.execute(db)
  return `${rows[0]?.xmin ?? '0'}.0`
}

/**
 * Events beyond the cursor, by transaction and sequence. What belongs to a transaction as young as the oldest one
 * still running waits: otherwise a transaction that commits late would lie behind a cursor that has moved on.
 */
export const eventsAfter = async (
  db: Kysely<Database>,
  cursor: Cursor,
  options: { readonly limit: number; readonly accountId?: string },
): Promise<StoredEvent[]> => {
  const [xid, seq] = cursor.split('.')
  const own = options.accountId === undefined ? sql`true` : sql`account_id = ${options.accountId}`
  const { rows } = await sql<Omit<StoredEvent, 'cursor'> & { xid: string; seq: number }>`
    select xid::text as xid, seq, account_id, path, event, record
    from outbox
    where (xid, seq) > (${xid}::xid8, ${seq}::bigint)
      and xid < pg_snapshot_xmin(pg_current_snapshot())
      and ${own}
    order by xid, seq
    limit ${options.limit}`.execute(db)
  return rows.map(({ xid: writer, seq: place, ...event }) => ({ ...event, cursor: `${writer}.${place}` }))
}

/** Whether everything beyond the cursor is still there to be read; in doubt it is not. */
export const isKept = async (db: Kysely<Database>, cursor: Cursor): Promise<boolean> => {
  const [xid] = cursor.split('.')
  const { rows } = await sql<{ kept: boolean }>`
    select ${xid}::xid8 > xid as kept from outbox_horizon`.execute(db)
  return rows[0]?.kept ?? false
}
