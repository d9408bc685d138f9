import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../db/database.ts'

export type ChangeName = 'created' | 'updated' | 'patched' | 'removed'

export interface OutboxEvent {
  readonly accountId: string
  /** Service path, such as 'runs'. */
  readonly path: string
  readonly name: ChangeName
  /** The record as the service returns it, before its `present`. */
  readonly record: object
}

/** NOTIFY channel that wakes outbox readers. */
export const outboxChannel = 'outbox'

/**
 * Buffers of transactions that write their events in one statement at the end. Keyed by the transaction, because a
 * buffer lives as long as it, and every command that records an event is given the transaction already.
 */
const eventBuffers = new WeakMap<Kysely<Database>, OutboxEvent[]>()

/** Records an event for the account's sockets, emitted only if the transaction commits. */
export const recordEvent = async (transaction: Kysely<Database>, event: OutboxEvent): Promise<void> => {
  const held = eventBuffers.get(transaction)
  if (held) {
    held.push(event)
    return
  }
  const { accountId, path, name, record } = event
  await sql`
    with told as (
      insert into outbox (account_id, path, event, record)
      values (${accountId}, ${path}, ${name}, ${JSON.stringify(record)}::jsonb)
    )
    select pg_notify(${outboxChannel}, '')`.execute(transaction)
}

/** Inserts events in their order. */
const inserted = (events: readonly OutboxEvent[]) => {
  const of = <Value>(pick: (event: OutboxEvent) => Value) => events.map(pick)
  return sql`
    insert into outbox (account_id, path, event, record)
    select account_id, path, event, record::jsonb
    from unnest(
      ${of(({ accountId }) => accountId)}::uuid[], ${of(({ path }) => path)}::text[],
      ${of(({ name }) => name)}::text[], ${of(({ record }) => JSON.stringify(record))}::text[]
    ) with ordinality as event (account_id, path, event, record, place)
    order by place`
}

/** Records several events, emitted in their order. */
export const recordEvents = async (
  transaction: Kysely<Database>,
  events: readonly OutboxEvent[],
): Promise<void> => {
  if (events.length === 0) return
  const held = eventBuffers.get(transaction)
  if (held) {
    held.push(...events)
    return
  }
  await sql`with told as (${inserted(events)}) select pg_notify(${outboxChannel}, '')`.execute(transaction)
}

/** Records events whose readers the caller wakes after the commit; see `withAnnouncedEvents`. */
export const recordUnannounced = async (
  transaction: Kysely<Database>,
  events: readonly OutboxEvent[],
): Promise<void> => {
  if (events.length > 0) await inserted(events).execute(transaction)
}

/** Runs a part of a transaction and returns the events that it recorded, which are not written yet. */
export const collectEvents = async <Answer>(
  transaction: Transaction<Database>,
  work: (transaction: Transaction<Database>) => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly events: readonly OutboxEvent[] }> => {
  const events: OutboxEvent[] = []
  eventBuffers.set(transaction, events)
  try {
    return { answer: await work(transaction), events }
  } finally {
    eventBuffers.delete(transaction)
  }
}

/** Runs a transaction whose events are written in one statement at its end. */
export const withBatchedEvents = <Answer>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<Answer>,
): Promise<Answer> =>
  db.transaction().execute(async (transaction) => {
    const { answer, events } = await collectEvents(transaction, work)
    await recordEvents(transaction, events)
    return answer
  })
