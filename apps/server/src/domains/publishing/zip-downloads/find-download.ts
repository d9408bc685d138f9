import { requireAccountRow } from '../../../platform/db/account-row.ts'
import type { Selectable } from 'kysely'
import type { SiteDownload } from '@web2/contract/publishing'
import type { AppContext } from '../../../platform/context.ts'
import type { SiteDownloadsTable } from '../tables.ts'

/** Returns the account's download. Throws 404 if it doesn't exist. */
export const findDownload = (
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  id: string,
): Promise<Selectable<SiteDownloadsTable>> =>
  requireAccountRow(db, 'siteDownloads', { id, accountId }, 'download')

/** Returns the path of a download's file below the API. */
export const downloadAddress = (id: string): string => `downloads/${id}.zip`

/** Returns the progress of a download (third-party-services, get by download id). */
export const downloadView = async (
  context: Pick<AppContext, 'db'>,
  accountId: string,
  id: string,
): Promise<SiteDownload> => {
  const row = await findDownload(context, accountId, id)
  const run = await context.db
    .selectFrom('runs')
    .select(['status', 'message', 'done', 'total'])
    .where('id', '=', row.runId)
    .executeTakeFirstOrThrow()
  const { status, done, total } = run
  return {
    _id: row.id,
    siteId: row.siteId,
    siteName: row.siteName,
    status,
    filePath: status === 'done' ? downloadAddress(row.id) : null,
    message: status === 'failed' || status === 'cancelled' ? run.message : '',
    done,
    total,
    size: row.size,
  }
}
