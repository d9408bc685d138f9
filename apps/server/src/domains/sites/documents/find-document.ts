import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { DocumentsTable } from '../tables.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { notFound } from '../../../platform/errors.ts'
import type { DocumentKind } from './document-kinds.ts'

/** Returns the account's record with its content unless it is deleted. */
export const maybeDocument = async (
  db: Kysely<Database>,
  kind: DocumentKind,
  where: { readonly id: string; readonly accountId: string },
): Promise<Selectable<DocumentsTable> | undefined> => {
  if (!isUuid(where.id)) return undefined
  return db
    .selectFrom(kind.table)
    .selectAll()
    .where('id', '=', where.id)
    .where('accountId', '=', where.accountId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

/** Returns the same. Throws 404 if it doesn't exist. */
export const findDocument = async (...given: Parameters<typeof maybeDocument>) => {
  const row = await maybeDocument(...given)
  if (!row) throw notFound(given[1].noun)
  return row
}
