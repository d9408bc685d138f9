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
import { tellSite } from '../sites/site-summary.ts'
import { maybeSite } from '../sites/site-view.ts'
import { chosenTargets, type ChosenTarget } from './chosen-targets.ts'
import { primaryTarget, targetsOf } from './primary-target.ts'
import { publishKind, type SiteRow } from './publication.ts'
import { recordPublication } from './record-publication.ts'

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
      storageId: chosen.storageId,
      folder: chosen.cloud === 'builtin' ? site.hostSlug : site.rootSlug,
      url: null,
      publishedAt: null,
      error: null,
      liveCheck: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['siteId', 'cloud', 'accountLabel', 'storageId', 'bucket'])
        .doUpdateSet({ cloudAccountId: chosen.cloudAccountId, updatedAt: sql`now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Targets at which the site's latest run did not come to its end. */
const unfinishedTargets = async (transaction: Transaction<Database>, site: SiteRow): Promise<string[]> => {
  if (site.runId === null) return []
  const rows = await transaction
    .selectFrom('runItems')
    .select('subjectId')
    .where('runId', '=', site.runId)
    .where('status', 'in', ['failed', 'cancelled'])
    .orderBy('id')
    .execute()
  return rows.map(({ subjectId }) => subjectId)
}

/** The primary target goes first: its copies point to its address. */
const primaryFirst = async (
  transaction: Transaction<Database>,
  site: SiteRow,
  targets: readonly string[],
): Promise<string[]> => {
  const primary = (await primaryTarget(transaction, site))?.id
  return [...new Set(targets)].sort((one, other) => Number(other === primary) - Number(one === primary))
}

export type PublicationRequest = { ok: true; site: Site } | { ok: false; message: string }

/** Which targets of the site a publication goes to, and where its files come from. */
export interface WantedPublication {
  readonly targets: readonly string[]
  /** An earlier publication whose files are sent as they were; null: the site as it is. */
  readonly restoredFrom: string | null
}

/**
 * Plans a publication of a locked site, enters it in the history, and wakes a worker. A site that is being published
 * already is refused (409): two publications never mix.
 */
export const planPublication = async (
  context: AppContext,
  transaction: Transaction<Database>,
  { accountId, userId }: Owner,
  site: SiteRow,
  { targets, restoredFrom }: WantedPublication,
): Promise<Site> => {
  const runId = await startRun(transaction, {
    accountId,
    userId,
    kind: publishKind,
    subjectId: site.id,
    message: 'Waiting to be published',
    steps: await primaryFirst(transaction, site, targets),
    now: context.now(),
  })
  if (runId === null)
    throw changedMeanwhile('This site is being published already. Wait until that has ended, or cancel it.')
  await transaction
    .updateTable('sites')
    .set({ status: 'to_publish', runId, updatedAt: sql`now()` })
    .where('id', '=', site.id)
    .execute()
  await recordPublication(transaction, site, { runId, userId, restoredFrom })
  await context.jobs.enqueue(transaction, publishSiteJob, { runId }, { singletonKey: runId })
  const where = { siteId: site.id, accountId }
  await tellSite(transaction, where, 'patched')
  const planned = await maybeSite(transaction, where)
  if (!planned) throw notFound('site')
  return planned
}

const wantedTargets = async (
  transaction: Transaction<Database>,
  site: SiteRow,
  chosen: readonly ChosenTarget[],
): Promise<string[]> => {
  const targets: string[] = []
  for (const target of chosen) targets.push(await keepTarget(transaction, site, target))
  return targets.length > 0 ? targets : (await targetsOf(transaction, site.id)).map(({ id }) => id)
}

/** Publishes to the chosen places, or to all places the site has when none is named. */
export const requestPublication = async (
  context: AppContext,
  owner: Owner,
  siteId: string,
  clouds: readonly SiteCloud[],
): Promise<PublicationRequest> => {
  const { accountId } = owner
  const chosen = await chosenTargets(context, accountId, clouds)
  if (!chosen.ok) return chosen
  return context.db.transaction().execute(async (transaction) => {
    const site = await lockSite(transaction, { siteId, accountId })
    const targets = await wantedTargets(transaction, site, chosen.targets)
    if (targets.length === 0)
      return { ok: false, message: 'Choose at least one place to publish this site to.' }
    const told = await planPublication(context, transaction, owner, site, { targets, restoredFrom: null })
    return { ok: true, site: told }
  })
}

/** Goes on where the latest publication failed or was cancelled, and nowhere else. */
export const retryPublication = (
  context: AppContext,
  owner: Owner,
  siteId: string,
): Promise<PublicationRequest> =>
  context.db.transaction().execute(async (transaction) => {
    const site = await lockSite(transaction, { siteId, accountId: owner.accountId })
    const targets = await unfinishedTargets(transaction, site)
    if (targets.length === 0) return { ok: false, message: 'Nothing of the latest publication failed.' }
    const latest = await transaction
      .selectFrom('publications')
      .select('restoredFrom')
      .where('runId', '=', site.runId ?? '')
      .executeTakeFirst()
    const restoredFrom = latest?.restoredFrom ?? null
    const told = await planPublication(context, transaction, owner, site, { targets, restoredFrom })
    return { ok: true, site: told }
  })
