import { sql, type Kysely } from 'kysely'
import type { Notification } from '@web2/contract/notifications'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'

/**
 * Notifies the account's users, in the transaction of the change. `cause` is the key ('run:<id>'): a repeat
 * replaces the notification and marks it unread.
 */
export const notify = async (
  transaction: Kysely<Database>,
  notice: {
    readonly accountId: string
    readonly type: string
    readonly cause: string
    readonly payload: Notification['payload']
  },
): Promise<void> => {
  const { accountId, type, cause, payload } = notice
  const { rows } = await sql<Notification & { isNew: boolean }>`
    insert into notifications as known (id, account_id, type, cause, payload)
    values (${uuidV7()}, ${accountId}, ${type}, ${cause}, ${JSON.stringify(payload)}::jsonb)
    on conflict (account_id, cause) do update
      set type = excluded.type, payload = excluded.payload, status = 'unread', updated_at = now()
    returning id as "_id", created_at as "createdAt", updated_at as "updatedAt", created_by as "createdBy",
      type, status, payload, xmax = 0 as "isNew"`.execute(transaction.withoutPlugins())
  for (const { isNew, ...record } of rows) {
    await recordEvent(transaction, {
      accountId,
      path: 'notifications',
      name: isNew ? 'created' : 'patched',
      record,
    })
  }
}
