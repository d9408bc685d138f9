import type { Site, SiteCloud } from '@web2/contract'
import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { uuidV7 } from '../../db/uuid-v7.ts'
import { changedMeanwhile, notFound } from '../../errors.ts'
import { publishSiteJob } from '../../jobs/publish-site/publish-site.job.ts'
import { startRun } from '../runs/start-run.ts'
import type { Owner } from '../sites/create-site.ts'
import { lockSite } from '../sites/lock-site.ts'
import { tellSite } from '../sites/site-view.ts'
import { chosenTargets, type ChosenTarget } from './chosen-targets.ts'
import { publishKind, type SiteRow } from './publication.ts'

/** Existing targets that were chosen again keep their manifest. */
const keepTarget = async (
  transaction: Transaction<Database>,
  site: SiteRow,
  chosen: ChosenTarget,
): Promise<string> => {
  const { id } = await transaction
    .insertInto('siteTargets')
    .values({
      id: uuidV7(),
      accountId: site.accountId,
      siteId: site.id,
      cloud: chosen.cloud,
      cloudAccountId: chosen.cloudAccountId,
      accountLabel: chosen.accountLabel,
      bucket: chosen.bucket,
      region: chosen.region,
      folder: chosen.cloud === 'builtin' ? site.hostSlug : site.rootSlug,
      url: null,
      publishedAt: null,
      error: null,
      liveCheck: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['siteId', 'cloud', 'accountLabel', 'bucket'])
        .doUpdateSet({ cloudAccountId: chosen.cloudAccountId, updatedAt: sql`now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const knownTargets = async (transaction: Transaction<Database>, site: SiteRow): Promise<string[]> => {
  const rows = await transaction
    .selectFrom('siteTargets')
    .select('id')
    .where('siteId', '=', site.id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export type PublicationRequest = { ok: true; site: Site } | { ok: false; message: string }

/**
 * Plans a publication to the chosen places, or to all places the site has when none is named, and wakes a worker.
 * A site that is being published already is refused (409): two publications never mix.
 */
export const requestPublication = async (
  context: AppContext,
  owner: Owner,
  siteId: string,
  clouds: readonly SiteCloud[],
): Promise<PublicationRequest> => {
  const { accountId, userId } = owner
  const chosen = await chosenTargets(context, accountId, clouds)
  if (!chosen.ok) return chosen
  return context.db.transaction().execute(async (transaction) => {
    const site = await lockSite(transaction, { siteId, accountId })
    const targets: string[] = []
    for (const target of chosen.targets) targets.push(await keepTarget(transaction, site, target))
    if (targets.length === 0) targets.push(...(await knownTargets(transaction, site)))
    if (targets.length === 0)
      return { ok: false, message: 'Choose at least one place to publish this site to.' }
    const runId = await startRun(transaction, {
      accountId,
      userId,
      kind: publishKind,
      subjectId: siteId,
      message: 'Waiting to be published',
      steps: targets,
      now: context.now(),
    })
    if (runId === null)
      throw changedMeanwhile('This site is being published already. Wait until that has ended, or cancel it.')
    await transaction
      .updateTable('sites')
      .set({ status: 'to_publish', runId, updatedAt: sql`now()` })
      .where('id', '=', siteId)
      .execute()
    await context.jobs.enqueue(transaction, publishSiteJob, { runId }, { singletonKey: runId })
    const told = await tellSite(transaction, { siteId, accountId }, 'patched')
    if (!told) throw notFound('site')
    return { ok: true, site: told }
  })
}
