import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { PropertiesTable } from './tables.ts'

export type PropertyRecord = Selectable<PropertiesTable>

/** A property by its id, whoever's it is; undefined when it was deleted meanwhile. */
export const maybeProperty = (db: Kysely<Database>, id: string): Promise<PropertyRecord | undefined> =>
  db.selectFrom('properties').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * The same, held to the end of the transaction. Whoever holds what hangs on a property as well (verifications, places,
 * its notice) takes the property first, as deleting it does; campaigns with posts there are held before it.
 */
export const lockedProperty = (
  transaction: Kysely<Database>,
  id: string,
): Promise<PropertyRecord | undefined> =>
  transaction.selectFrom('properties').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
