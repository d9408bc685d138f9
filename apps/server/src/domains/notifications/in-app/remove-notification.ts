import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'

/** Removes the notification with this key if there is one, because it no longer applies. */
export const removeNotification = async (
  transaction: Kysely<Database>,
  { accountId, cause }: { readonly accountId: string; readonly cause: string },
): Promise<void> => {
  const gone = await transaction
    .deleteFrom('notifications')
    .where('accountId', '=', accountId)
    .where('cause', '=', cause)
    .returning('id')
    .executeTakeFirst()
  if (gone)
    await recordEvent(transaction, {
      accountId,
      path: 'notifications',
      name: 'removed',
      record: { _id: gone.id },
    })
}
