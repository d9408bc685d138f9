import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { SitesTable } from './tables.ts'
import { isUuid } from '../../platform/db/uuid-v7.ts'
import { notFound } from '../../platform/errors.ts'

/** Locks the account's site until the transaction ends. Throws 404 if it doesn't exist. */
export const lockSite = async (
  transaction: Transaction<Database>,
  where: { readonly siteId: string; readonly accountId: string },
): Promise<Selectable<SitesTable>> => {
  const site = isUuid(where.siteId)
    ? await transaction
        .selectFrom('sites')
        .selectAll()
        .where('id', '=', where.siteId)
        .where('accountId', '=', where.accountId)
        .where('removedAt', 'is', null)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!site) throw notFound('site')
  return site
}
