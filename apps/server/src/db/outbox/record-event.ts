import { sql, type Kysely } from 'kysely'
import type { Database } from '../database.ts'

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

/** Tells the account's sockets of a change, exactly if the transaction commits. */
export const recordEvent = async (transaction: Kysely<Database>, event: OutboxEvent): Promise<void> => {
  const { accountId, path, name, record } = event
  await sql`
    with told as (
      insert into outbox (account_id, path, event, record)
      values (${accountId}, ${path}, ${name}, ${JSON.stringify(record)}::jsonb)
    )
    select pg_notify(${outboxChannel}, '')`.execute(transaction)
}
