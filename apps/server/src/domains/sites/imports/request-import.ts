import { messages } from '@web2/contract/core'
import type { SiteImport } from '@web2/contract/sites'
import type { AppContext } from '../../../platform/context.ts'
import { badInput, taken } from '../../../platform/errors.ts'
import { importSiteJob } from '../jobs.ts'
import { startRun } from '../../../platform/runs/start-run.ts'
import type { Actor } from '../../../platform/actor.ts'
import { rootSlugError } from '../pages/page-fields.ts'
import { importView } from './import-view.ts'
import { importKind } from './import-files.ts'
import type { WantedSite } from './create-imported-site.ts'

/** Throws 400 or 409 for a name or slug that the site could not have. */
export const requireFreeName = async (
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  { siteName, rootSlug }: WantedSite,
): Promise<void> => {
  const wrongSlug = rootSlugError(rootSlug)
  const errors = {
    ...(siteName === '' ? { siteName: messages.siteNameEmpty } : {}),
    ...(wrongSlug === undefined ? {} : { rootSlug: wrongSlug }),
  }
  if (Object.keys(errors).length > 0) throw badInput(errors)
  const other = await db
    .selectFrom('sites')
    .select('id')
    .where('accountId', '=', accountId)
    .where('rootSlug', '=', rootSlug)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  if (other) throw taken({ rootSlug: 'Another site already uses this root slug. Choose a different one.' })
}

/** Starts the import of a zip file uploaded under this id, and enqueues a job. */
export const requestImport = (
  context: AppContext,
  { accountId, userId }: Actor,
  id: string,
  wanted: WantedSite,
): Promise<SiteImport> =>
  context.db.transaction().execute(async (transaction) => {
    const runId = await startRun(transaction, {
      accountId,
      userId,
      kind: importKind,
      subjectId: id,
      message: 'Queued',
      steps: [id],
      now: context.now(),
    })
    if (runId === null) throw new Error('The id of an import is new')
    await transaction
      .insertInto('siteImports')
      .values({ id, accountId, createdBy: userId, ...wanted, runId, siteId: null, report: null })
      .execute()
    await context.jobs.enqueue(transaction, importSiteJob, { runId }, { singletonKey: runId })
    return importView(transaction, accountId, id)
  })
