import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { removeNotification } from '../../notifications/in-app/remove-notification.ts'

/** The cause of the one notification that a property has. */
export const notificationKey = (propertyId: string): string => `property:${propertyId}`

/** Takes the notification of a property away: nothing is to be answered any more. Also for properties that are deleted. */
export const removePropertyNotice = (
  transaction: Transaction<Database>,
  accountId: string,
  propertyId: string,
): Promise<void> => removeNotification(transaction, { accountId, cause: notificationKey(propertyId) })
