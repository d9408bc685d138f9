import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { PropertiesTable } from './tables.ts'

export type PropertyRecord = Selectable<PropertiesTable>

/** Returns a property of any account by id, or undefined if it was deleted. */
export const maybeProperty = (db: Kysely<Database>, id: string): Promise<PropertyRecord | undefined> =>
  db.selectFrom('properties').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Returns the same, locked until the transaction ends. Lock order: campaigns with posts there, then the
 * property, then its verifications, sub-properties and notification.
 */
export const lockedProperty = (
  transaction: Kysely<Database>,
  id: string,
): Promise<PropertyRecord | undefined> =>
  transaction.selectFrom('properties').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
