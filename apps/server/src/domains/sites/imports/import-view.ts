import type { Kysely } from 'kysely'
import type { SiteImport } from '@web2/contract/sites'
import type { Database } from '../../../platform/db/database.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { notFound } from '../../../platform/errors.ts'

/** Returns the progress of an import of the account. Throws 404 if it doesn't exist. */
export const importView = async (
  db: Kysely<Database>,
  accountId: string,
  id: string,
): Promise<SiteImport> => {
  const row = isUuid(id)
    ? await db
        .selectFrom('siteImports')
        .innerJoin('runs', 'runs.id', 'siteImports.runId')
        .select([
          'siteImports.id',
          'siteImports.siteName',
          'siteImports.siteId',
          'siteImports.report',
          'runs.status',
          'runs.message',
          'runs.done',
          'runs.total',
        ])
        .where('siteImports.id', '=', id)
        .where('siteImports.accountId', '=', accountId)
        .executeTakeFirst()
    : undefined
  if (!row) throw notFound('import')
  const { id: _id, ...view } = row
  return { _id, ...view }
}
