import type { Transaction } from 'kysely'
import type { Database } from '../../db/database.ts'
import { recordEvent } from '../../db/outbox/record-event.ts'

/** The cause of the one notification that a property has. */
export const noticeCause = (propertyId: string): string => `property:${propertyId}`

/** Takes the notification of a property away: nothing is to be answered any more. Also for properties that are deleted. */
export const removePropertyNotice = async (
  transaction: Transaction<Database>,
  accountId: string,
  propertyId: string,
): Promise<void> => {
  const gone = await transaction
    .deleteFrom('notifications')
    .where('accountId', '=', accountId)
    .where('cause', '=', noticeCause(propertyId))
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
