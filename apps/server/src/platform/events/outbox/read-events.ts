import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

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

/** Beyond every event of a transaction. */
const lastSeq = '9223372036854775807'

/**
 * Behind everything that has committed; transactions still running lie before it and will be read. It is the place of
 * an event, not of the snapshot: a transaction id that left no trace on disk is given out again after a crash or by
 * the next primary, and its event would lie behind the cursor.
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

/** Whether the cursor is from another time line: a primary that was lost before this one had all of it. */
export const isFromLostTimeline = async (db: Kysely<Database>, cursor: Cursor): Promise<boolean> => {
  const [xid] = cursor.split('.')
  const { rows } = await sql<{ ahead: boolean }>`
    select ${xid}::xid8 >= pg_snapshot_xmax(pg_current_snapshot()) as ahead`.execute(db)
  return rows[0]?.ahead ?? false
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
  // ordered by the columns of the table: the answer's own `xid` is text, in which 1000 comes before 999
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
 * Whether everything beyond the cursor is still there to be read; in doubt it is not. One from beyond all transactions
 * was given by another database, from before a move.
 */
export const isStillRetained = async (db: Kysely<Database>, cursor: Cursor): Promise<boolean> => {
  const [xid, seq] = cursor.split('.')
  const { rows } = await sql<{ kept: boolean }>`
    select (${xid}::xid8, ${seq}::bigint) >= (xid, ${lastSeq}::bigint)
      and ${xid}::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) as kept
    from outbox_horizon`.execute(db)
  return rows[0]?.kept ?? false
}
