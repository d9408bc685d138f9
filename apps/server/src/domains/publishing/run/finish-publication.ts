import { sql, type Kysely } from 'kysely'
import { messages, type RunStatus } from '@web2/contract/core'
import type { SiteStatus } from '@web2/contract/sites'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { deleteStoredPublications } from '../publication-store/purge-store.ts'
import { StorageFailure } from '../../../platform/object-storage/storage-error.ts'
import { notify } from '../../notifications/index.ts'
import { changeRun } from '../../../platform/runs/change-run.ts'
import type { RunRow } from '../../../platform/runs/run-lifecycle.ts'
import { emitSiteChanged, primaryTarget, type SiteRow, type TargetRow } from '../../sites/index.ts'
import type { StepRow } from '../publications/publication.ts'
import { updatePublication } from '../publications/record-publication.ts'

interface Ending {
  readonly run: RunStatus
  readonly site: SiteStatus
  readonly message: string
}

/** Returns where the site is live: its primary target, or the first other one that was ever published. */
const liveAt = async (db: Kysely<Database>, site: SiteRow): Promise<TargetRow | undefined> => {
  const primary = await primaryTarget(db, site)
  if (primary?.publishedAt) return primary
  return db
    .selectFrom('siteTargets')
    .selectAll()
    .where('siteId', '=', site.id)
    .where('publishedAt', 'is not', null)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

const endingOf = (steps: readonly StepRow[], wasLive: boolean, warning: string): Ending => {
  const failures = steps.filter(({ status }) => status === 'failed')
  if (failures.length > 0) {
    const message = [...new Set(failures.map((step) => step.message))].join(' ')
    return { run: 'failed', site: 'failed', message }
  }
  if (steps.some(({ status }) => status === 'cancelled'))
    return {
      run: 'cancelled',
      site: wasLive ? 'published' : 'draft',
      message: 'The publication was canceled.',
    }
  return { run: 'done', site: 'published', message: warning || messages.sitePublished }
}

/** Notifies users; each publication replaces the site's notification. */
const tellEnd = (transaction: Kysely<Database>, site: SiteRow, ending: Ending): Promise<void> =>
  notify(transaction, {
    accountId: site.accountId,
    type: 'publish-site',
    cause: `publish-site:${site.id}`,
    payload: {
      title: ending.run === 'done' ? `“${site.name}” is published` : `“${site.name}” could not be published`,
      message: ending.message,
      link: `/site-builder/edit-site?id=${site.id}`,
    },
  })

/** Deletes a removed site once its files are deleted, or had to stay because of invalid keys. */
const forget = async (
  { db, now, config, log }: AppContext,
  run: RunRow,
  site: SiteRow,
  left: readonly StepRow[],
) => {
  const message =
    left.length === 0
      ? `The site “${site.name}” and its published files were deleted.`
      : `The site “${site.name}” was deleted, but published files remain: ${left[0]?.message ?? ''}`
  await deleteStoredPublications(config, site.id).catch((error: unknown) => {
    if (!(error instanceof StorageFailure)) throw error
    log(`What “${site.name}” kept of its publications is removed later: ${error.message}`)
  })
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('sites').where('id', '=', site.id).execute()
    // takes the site offline even if its contents could not be deleted, which the purge does later
    await transaction.deleteFrom('hostedFiles').where('folder', '=', site.hostSlug).execute()
    if (left.length > 0)
      await notify(transaction, {
        accountId: site.accountId,
        type: 'publish-site',
        cause: `publish-site:${site.id}`,
        payload: { title: `Published files of “${site.name}” remain`, message },
      })
    await changeRun(transaction, run, {
      status: left.length === 0 ? 'done' : 'failed',
      message,
      endedAt: now().toISOString(),
    })
  })
}

/** Ends a run without open steps. Does nothing while a step waits for its due time. */
export const finishPublication = async (context: AppContext, run: RunRow, site: SiteRow): Promise<void> => {
  const { db, now } = context
  const steps = await db
    .selectFrom('runItems')
    .selectAll()
    .where('runId', '=', run.id)
    .orderBy('id')
    .execute()
  if (steps.some(({ status }) => status === 'planned')) return
  if (site.removedAt !== null)
    return forget(
      context,
      run,
      site,
      steps.filter(({ status }) => status !== 'done'),
    )

  const live = await liveAt(db, site)
  const ending = endingOf(steps, live !== undefined, live?.liveCheck?.message ?? '')
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('sites')
      .set({ status: ending.site, siteLink: live?.url ?? null, updatedAt: sql`now()` })
      .where('id', '=', site.id)
      .execute()
    await emitSiteChanged(transaction, { siteId: site.id, accountId: site.accountId }, 'patched')
    const { run: status, message } = ending
    await updatePublication(transaction, run, steps, { status, message, endedAt: now().toISOString() })
    if (ending.run !== 'cancelled') await tellEnd(transaction, site, ending)
    await changeRun(transaction, run, {
      status: ending.run,
      message: ending.message,
      endedAt: now().toISOString(),
    })
    if (site.turboId !== null)
      await context.contributions.generatedSites.resume(context, transaction, site.turboId)
  })
}
