import type { PublicationReview, RecordedReview } from '@web2/contract/publishing'
import type { Destination, Site, SiteCloud } from '@web2/contract/sites'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { badInput, changedMeanwhile, notFound } from '../../../platform/errors.ts'
import { publishSiteJob } from '../jobs.ts'
import { startRun } from '../../../platform/runs/start-run.ts'
import type { Actor } from '../../../platform/actor.ts'
import {
  lockSite,
  emitSiteChanged,
  maybeSite,
  isDestination,
  primaryTarget,
  targetsOf,
  type SiteRow,
  type Gate,
  type PublicationRequest,
  type PublishOptions,
} from '../../sites/index.ts'
import { resolveTargets, regionsProblem, type ResolvedTarget } from './choose-targets.ts'
import { keepTarget, TargetRefused } from './save-target.ts'
import { publishKind } from './publication.ts'
import { recordAccepted } from './record-accepted.ts'
import { passGate, recordedReview } from './publication-gate.ts'
import { recordPublication } from './record-publication.ts'

/** Returns targets that the site's latest run did not complete. */
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

/** Puts the primary target first, because its copies point to its URL. */
const primaryFirst = async (
  transaction: Transaction<Database>,
  site: SiteRow,
  targets: readonly string[],
): Promise<string[]> => {
  const primary = (await primaryTarget(transaction, site))?.id
  return [...new Set(targets)].sort((one, other) => Number(other === primary) - Number(one === primary))
}

/** Targets of a publication, and the source of its files. */
export interface WantedPublication {
  readonly targets: readonly string[]
  /** Earlier publication whose files are sent unchanged; null for the site's current state. */
  readonly restoredFrom: string | null
  /** Review of the site; null for a restore. */
  readonly review: RecordedReview | null
}

/**
 * Plans a publication of a locked site, adds it to the history and enqueues a job. Throws 409 if the site is
 * being published, because two publications never overlap.
 */
export const planPublication = async (
  context: AppContext,
  transaction: Transaction<Database>,
  { accountId, userId }: Actor,
  site: SiteRow,
  { targets, restoredFrom, review }: WantedPublication,
): Promise<Site> => {
  const runId = await startRun(transaction, {
    accountId,
    userId,
    kind: publishKind,
    subjectId: site.id,
    message: 'Queued',
    steps: await primaryFirst(transaction, site, targets),
    now: context.now(),
  })
  if (runId === null)
    throw changedMeanwhile('This site is already being published. Wait until it finishes, or cancel it.')
  await transaction
    .updateTable('sites')
    .set({ status: 'to_publish', runId, updatedAt: sql`now()` })
    .where('id', '=', site.id)
    .execute()
  await recordPublication(transaction, site, { runId, userId, restoredFrom, review })
  await context.jobs.enqueue(transaction, publishSiteJob, { runId }, { singletonKey: runId })
  const where = { siteId: site.id, accountId }
  await emitSiteChanged(transaction, where, 'patched')
  const planned = await maybeSite(transaction, where)
  if (!planned) throw notFound('site')
  return planned
}

const wantedTargets = async (
  transaction: Transaction<Database>,
  site: SiteRow,
  chosen: readonly ResolvedTarget[],
): Promise<string[]> => {
  const targets: string[] = []
  for (const target of chosen) targets.push(await keepTarget(transaction, site, target))
  return targets.length > 0 ? targets : (await targetsOf(transaction, site.id)).map(({ id }) => id)
}

const goesNowhere = async (
  db: Kysely<Database>,
  { siteId, accountId }: { readonly siteId: string; readonly accountId: string },
  clouds: readonly SiteCloud[],
): Promise<boolean> => {
  if (clouds.length > 0 || !isUuid(siteId)) return false
  const target = await db
    .selectFrom('siteTargets')
    .select('id')
    .where('siteId', '=', siteId)
    .where('accountId', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return !target
}

/** Keeps a site without targets as a draft. */
const keepDraft = async (transaction: Transaction<Database>, site: SiteRow): Promise<Site> => {
  const where = { siteId: site.id, accountId: site.accountId }
  await transaction
    .updateTable('sites')
    .set({ status: 'draft', updatedAt: sql`now()` })
    .where('id', '=', site.id)
    .execute()
  await emitSiteChanged(transaction, where, 'patched')
  const kept = await maybeSite(transaction, where)
  if (!kept) throw notFound('site')
  return kept
}

/** Makes a destination the site's main one. Returns the changed site. */
const withMain = async (
  transaction: Transaction<Database>,
  site: SiteRow,
  wanted: Destination | undefined,
): Promise<SiteRow> => {
  if (!wanted) return site
  const main = (await targetsOf(transaction, site.id)).find((target) => isDestination(target, wanted))
  if (!main)
    throw badInput({
      mainDestination: 'This site does not have that destination. Choose one of its destinations.',
    })
  await transaction.updateTable('sites').set({ primaryTargetId: main.id }).where('id', '=', site.id).execute()
  return { ...site, primaryTargetId: main.id }
}

/** Sets whether the site offers files of its images, from this publication on. */
const setFasterImages = async (
  transaction: Transaction<Database>,
  site: SiteRow,
  fasterImages: boolean | undefined,
): Promise<void> => {
  if (fasterImages === undefined || fasterImages === site.fasterImages) return
  await transaction.updateTable('sites').set({ fasterImages }).where('id', '=', site.id).execute()
}

/** Records a publication with its review, and who accepted which errors. */
const planReviewed = async (
  context: AppContext,
  transaction: Transaction<Database>,
  owner: Actor,
  site: SiteRow,
  {
    review,
    gate,
    ...wanted
  }: Omit<WantedPublication, 'review'> & {
    readonly review: PublicationReview | null
    readonly gate: Gate | undefined
  },
): Promise<Site> => {
  const told = await planPublication(context, transaction, owner, site, {
    ...wanted,
    review: review && recordedReview(review, gate),
  })
  if (gate && review)
    await recordAccepted(transaction, owner, review, {
      service: 'cloud-builder',
      id: site.id,
      name: site.name,
    })
  return told
}

/**
 * Publishes to the chosen targets, or to all of the site if none is named; a site without targets remains a
 * draft. With a gate it throws 409 for unaccepted errors; without one they are recorded. `main` makes one of
 * the site's destinations the main one, and `fasterImages` decides how its images are published from now on.
 */
export const requestPublication = async (
  context: AppContext,
  owner: Actor,
  siteId: string,
  clouds: readonly SiteCloud[],
  { main, fasterImages, gate }: PublishOptions = {},
): Promise<PublicationRequest> => {
  const { accountId } = owner
  const regions = gate && regionsProblem(clouds)
  if (regions !== undefined) return { ok: false, message: regions }
  const plan = async (chosen: readonly ResolvedTarget[], review: PublicationReview | null): Promise<Site> =>
    context.db.transaction().execute(async (transaction) => {
      const site = await lockSite(transaction, { siteId, accountId })
      const targets = await wantedTargets(transaction, site, chosen)
      if (targets.length === 0) return keepDraft(transaction, site)
      const mained = await withMain(transaction, site, main)
      await setFasterImages(transaction, site, fasterImages)
      const wanted = { targets, restoredFrom: null, review, gate }
      return planReviewed(context, transaction, owner, mained, wanted)
    })
  // errors of a draft affect no visitors
  if (await goesNowhere(context.db, { siteId, accountId }, clouds))
    return { ok: true, site: await plan([], null) }
  // before buckets are created for a publication that is refused
  const review = await passGate(context, owner, siteId, gate, { clouds })
  const chosen = await resolveTargets(context, accountId, clouds)
  if (!chosen.ok) return chosen
  try {
    return { ok: true, site: await plan(chosen.targets, review) }
  } catch (error) {
    if (error instanceof TargetRefused) return { ok: false, message: error.message }
    throw error
  }
}

/** Returns the history entry of a site's latest run. */
const latestPublication = (
  db: Kysely<Database>,
  { siteId, accountId }: { readonly siteId: string; readonly accountId: string },
) =>
  db
    .selectFrom('publications')
    .innerJoin('sites', 'sites.runId', 'publications.runId')
    .select(['publications.restoredFrom', 'publications.review'])
    .where('sites.id', '=', siteId)
    .where('sites.accountId', '=', accountId)
    .executeTakeFirst()

/**
 * Continues the latest publication only where it failed or was canceled. Errors accepted for it need not be
 * accepted again.
 */
export const retryPublication = async (
  context: AppContext,
  owner: Actor,
  siteId: string,
  gate?: Gate,
): Promise<PublicationRequest> => {
  const { accountId } = owner
  const where = { siteId, accountId }
  const latest = isUuid(siteId) ? await latestPublication(context.db, where) : undefined
  const before = latest?.review?.accepted ? latest.review.issues.map(({ id }) => id) : []
  const widened = gate && { accepted: [...gate.accepted, ...before] }
  // a restored publication is sent unchanged
  const isRestored = (latest?.restoredFrom ?? null) !== null
  const review = isRestored ? null : await passGate(context, owner, siteId, widened)
  return context.db.transaction().execute(async (transaction) => {
    const site = await lockSite(transaction, where)
    const targets = await unfinishedTargets(transaction, site)
    if (targets.length === 0)
      return { ok: false, message: 'No destination of the latest publication failed.' }
    const restoredFrom = (await latestPublication(transaction, where))?.restoredFrom ?? null
    const wanted = { targets, restoredFrom, review, gate: widened }
    return { ok: true, site: await planReviewed(context, transaction, owner, site, wanted) }
  })
}
