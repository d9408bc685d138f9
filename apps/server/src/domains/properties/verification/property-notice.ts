import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { removeNotification } from '../../notifications/index.ts'

/** Returns the key of a property's only notification. */
export const notificationKey = (propertyId: string): string => `property:${propertyId}`

/** Removes the notification of a property that needs no answer or was deleted. */
export const removePropertyNotice = (
  transaction: Transaction<Database>,
  accountId: string,
  propertyId: string,
): Promise<void> => removeNotification(transaction, { accountId, cause: notificationKey(propertyId) })
