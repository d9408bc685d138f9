import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Position in the outbox: transaction id and sequence, as the text 'xid.seq'. */
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

/** Sorts after every event of a transaction. */
const lastSeq = '9223372036854775807'

/**
 * Returns the position after everything committed; running transactions are before it and will be read. It is
 * the position of an event rather than of the snapshot, because a transaction id that left no trace on disk
 * is assigned again after a crash or by the next primary, and its event would be before the cursor.
 */
export const cursorNow = async (db: Kysely<Database>): Promise<Cursor> => {
  const { rows } = await sql<{ xid: string; seq: string }>`
    select last.xid::text, last.seq::text from (
      (select xid, seq from outbox where xid < pg_snapshot_xmin(pg_current_snapshot())
       order by xid desc, seq desc limit 1)
      union all
      select xid, ${lastSeq}::bigint from outbox_horizon
    ) as last order by last.xid desc, last.seq desc limit 1`.execute(db)
  return rows[0] ? `${rows[0].xid}.${rows[0].seq}` : `0.${lastSeq}`
}

/**
 * Returns whether the cursor is from another timeline: the previous primary was lost before this one had all
 * of its changes.
 */
export const isFromLostTimeline = async (db: Kysely<Database>, cursor: Cursor): Promise<boolean> => {
  const [xid] = cursor.split('.')
  const { rows } = await sql<{ ahead: boolean }>`
    select ${xid}::xid8 >= pg_snapshot_xmax(pg_current_snapshot()) as ahead`.execute(db)
  return rows[0]?.ahead ?? false
}

/**
 * Returns events beyond the cursor, by transaction and sequence. Skips transactions as young as the oldest
 * running one, because one that commits late would otherwise be before a cursor that has advanced.
 */
export const eventsAfter = async (
  db: Kysely<Database>,
  cursor: Cursor,
  options: { readonly limit: number; readonly accountId?: string },
): Promise<StoredEvent[]> => {
  const [xid, seq] = cursor.split('.')
  const own = options.accountId === undefined ? sql`true` : sql`account_id = ${options.accountId}`
  // ordered by the columns of the table: the result's own `xid` is text, in which 1000 comes before 999
  const { rows } = await sql<Omit<StoredEvent, 'cursor'> & { xid: string; seq: number }>`
    select xid::text as xid, seq, account_id, path, event, record
    from outbox
    where (xid, seq) > (${xid}::xid8, ${seq}::bigint)
      and xid < pg_snapshot_xmin(pg_current_snapshot())
      and ${own}
    order by outbox.xid, outbox.seq
    limit ${options.limit}`.execute(db)
  return rows.map(({ xid: writer, seq: place, ...event }) => ({ ...event, cursor: `${writer}.${place}` }))
}

/**
 * Returns whether everything beyond the cursor is still stored; false if uncertain. A cursor beyond all
 * transactions comes from another database, before a move.
 */
export const isStillRetained = async (db: Kysely<Database>, cursor: Cursor): Promise<boolean> => {
  const [xid, seq] = cursor.split('.')
  const { rows } = await sql<{ kept: boolean }>`
    select (${xid}::xid8, ${seq}::bigint) >= (xid, ${lastSeq}::bigint)
      and ${xid}::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) as kept
    from outbox_horizon`.execute(db)
  return rows[0]?.kept ?? false
}
