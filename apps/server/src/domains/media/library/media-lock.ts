import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'

/** Locks an account's library until the transaction ends. */
export const lockMedia = async (transaction: Transaction<Database>, accountId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`media ${accountId}`}, 0))`.execute(transaction)
}

/** Changes an account's library: one change at a time, each with an event. */
export const changeMedia = <Result>(
  db: Kysely<Database>,
  accountId: string,
  change: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (transaction) => {
    await lockMedia(transaction, accountId)
    const result = await change(transaction)
    await recordEvent(transaction, {
      accountId,
      path: 'media-manager',
      name: 'patched',
      record: { _id: accountId },
    })
    return result
  })
