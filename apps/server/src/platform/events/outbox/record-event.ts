import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../db/database.ts'

export type ChangeName = 'created' | 'updated' | 'patched' | 'removed'

export interface OutboxEvent {
  readonly accountId: string
  /** The service's path, 'runs' for instance. */
  readonly path: string
  readonly name: ChangeName
  /** The record as the service answers it, before its `present`. */
  readonly record: object
}

/** NOTIFY channel on which readers of the outbox are woken. */
export const outboxChannel = 'outbox'

/** Events of transactions that write them at the end of some work, all in one statement. */
const eventBuffers = new WeakMap<Kysely<Database>, OutboxEvent[]>()

/** Tells the account's sockets of a change, exactly if the transaction commits. */
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

/** The same for several changes, told in their order. */
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
  const of = <Value>(pick: (event: OutboxEvent) => Value) => events.map(pick)
  await sql`
    with told as (
      insert into outbox (account_id, path, event, record)
      select account_id, path, event, record::jsonb
      from unnest(
        ${of(({ accountId }) => accountId)}::uuid[], ${of(({ path }) => path)}::text[],
        ${of(({ name }) => name)}::text[], ${of(({ record }) => JSON.stringify(record))}::text[]
      ) with ordinality as event (account_id, path, event, record, place)
      order by place
    )
    select pg_notify(${outboxChannel}, '')`.execute(transaction)
}

/** A transaction whose events are told in one statement at its end. */
export const withBatchedEvents = <Answer>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<Answer>,
): Promise<Answer> =>
  db.transaction().execute(async (transaction) => {
    const events: OutboxEvent[] = []
    eventBuffers.set(transaction, events)
    try {
      const answer = await work(transaction)
      eventBuffers.delete(transaction)
      await recordEvents(transaction, events)
      return answer
    } finally {
      eventBuffers.delete(transaction)
    }
  })
