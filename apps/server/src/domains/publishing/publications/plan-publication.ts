import { cloudLimits } from '@web2/contract/clouds'
import type { PublicationPlan, PublicationPlanCreate, TargetPlan } from '@web2/contract/publishing'
import type { Destination, SiteCloud } from '@web2/contract/sites'
import type { AppContext } from '../../../platform/context.ts'
import { badInput, notFound } from '../../../platform/errors.ts'
import { bucketFailure, type Cloud } from '../../clouds/index.ts'
import { done, type Outcome } from '../../../platform/outbound/outcome.ts'
import { StorageFailure } from '../../../platform/object-storage/storage-error.ts'
import { resolveTargetsDryRun, type ResolvedTarget } from './choose-targets.ts'
import { folderAt, nameAt, TargetRefused } from './save-target.ts'
import { planPictureFiles } from '../../media/index.ts'
import { neededImages } from '../pictures/picture-needs.ts'
import { loadRenderCache, type RenderCache } from '../render/render-cache.ts'
import { probeManifest } from '../run/verify-manifest.ts'
import { openTarget, placeOf } from '../run/open-target.ts'
import {
  isDestination,
  mainAddressFor,
  maybeSiteRow,
  targetsOf,
  type SiteRow,
  type TargetRow,
} from '../../sites/index.ts'
import { formsProblem } from './forms-problem.ts'
import { pagesReviewed, reviewOpened } from './review-site.ts'
import { phonesOf } from '../render/rendered-calls.ts'
import { openSite } from '../render/site-reader.ts'
import type { SiteReader } from '../render/site-reading.ts'
import { storedPublicationSource, type SiteSource } from '../render/site-source.ts'
import { loadManifest } from '../run/stored-manifest.ts'
import { baseUrlAt, targetFiles } from '../render/render-target.ts'
import { estimateUpload } from '../run/upload-plan.ts'
import type { Manifest } from './manifest.ts'

/** Target of a plan; one that the site was never published to has no record yet. */
type PlannedTarget = Pick<
  TargetRow,
  | 'accountId'
  | 'cloud'
  | 'cloudAccountId'
  | 'accountLabel'
  | 'bucket'
  | 'region'
  | 'storageId'
  | 'folder'
  | 'siteName'
> & { readonly id: string | null; readonly liveCheck: TargetRow['liveCheck'] }

const nothing = {
  pages: 0,
  objects: 0,
  bytes: 0,
  added: 0,
  changed: 0,
  bytesToSend: 0,
  unchanged: 0,
  deleted: 0,
  limitations: [],
  error: null,
}

const nothingThere: Manifest = new Map()

/** Timeout for probing one file of a target in ms, because a user waits for the plan. */
const lookTimeout = 3_000

interface Source {
  /** Its pages declare their inputs. */
  readonly isGenerated: boolean
  open(cloud: Cloud, target: PlannedTarget, made: RenderCache | undefined): Promise<Outcome<SiteSource>>
}

const planWith = async (
  context: AppContext,
  cloud: Cloud,
  target: PlannedTarget,
  source: Source,
): Promise<Outcome<Omit<TargetPlan, 'cloud' | 'accountLabel' | 'bucket'>>> => {
  const place = placeOf(target)
  const located = (await cloud.locate?.(place)) ?? done(null)
  if (!located.ok) return located
  const manifest = target.id === null ? nothingThere : await loadManifest(context.db, target.id)
  const seen = await probeManifest(context, cloud, target, { manifest, timeout: lookTimeout })
  if (!seen.ok) return seen
  const held = seen.value
  const made =
    source.isGenerated && target.id !== null ? await loadRenderCache(context.db, target.id, held) : undefined
  const opened = await source.open(cloud, target, made)
  if (!opened.ok) return opened
  try {
    const { totals, unchanged, stale } = await estimateUpload(opened.value.files, held, made)
    const directoryIndex = cloud.directoryIndexAt(place)
    const limitations = cloudLimits({ ...cloud.capabilities, directoryIndex })
    return done({ ...totals, unchanged, deleted: stale.length, limitations, error: null })
  } finally {
    await opened.value.close()
  }
}

const planTarget = async (
  context: AppContext,
  target: PlannedTarget,
  source: Source,
): Promise<TargetPlan> => {
  const { cloud, accountLabel, bucket } = target
  const named = { cloud, accountLabel, bucket }
  const opened = await openTarget(context, target)
  if (!opened.ok) return { ...named, ...nothing, error: opened.failure.message }
  try {
    const planned = await planWith(context, opened.value, target, source)
    if (!planned.ok) return { ...named, ...nothing, error: planned.failure.message }
    return { ...named, ...planned.value }
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error
    return { ...named, ...nothing, error: bucketFailure(error).message }
  } finally {
    await opened.value.close()
  }
}

const placeKey = (place: Pick<ResolvedTarget, 'cloud' | 'accountLabel' | 'storageId' | 'bucket'>): string =>
  JSON.stringify([place.cloud, place.accountLabel, place.storageId, place.bucket])

/** Throws 400 for a folder that the site cannot have there. */
const plannedFolder = (site: SiteRow, target: ResolvedTarget): string => {
  try {
    return folderAt(site, target)
  } catch (error) {
    if (error instanceof TargetRefused) throw badInput({ clouds: error.message }, error.message)
    throw error
  }
}

/** Returns the chosen targets, or all of the site if none is chosen. */
const plannedTargets = async (
  context: AppContext,
  site: SiteRow,
  clouds: readonly SiteCloud[],
): Promise<PlannedTarget[]> => {
  const known = await targetsOf(context.db, site.id)
  const chosen = await resolveTargetsDryRun(context, site.accountId, clouds)
  if (!chosen.ok) throw badInput({ clouds: chosen.message }, chosen.message)
  if (chosen.targets.length === 0) return known
  const byPlace = new Map(known.map((target) => [placeKey(target), target]))
  return chosen.targets.map((target) => {
    const siteName = nameAt(site, target)
    const known = byPlace.get(placeKey(target))
    if (known) return target.siteName === undefined ? known : { ...known, siteName }
    const folder = plannedFolder(site, target)
    return { ...target, id: null, liveCheck: null, accountId: site.accountId, folder, siteName }
  })
}

/** Returns the site with that destination as its main one; a new one has no known URL yet. */
const withMain = async (
  { db }: AppContext,
  site: SiteRow,
  wanted: Destination | undefined,
): Promise<SiteRow> => {
  if (!wanted) return site
  const main = (await targetsOf(db, site.id)).find((target) => isDestination(target, wanted))
  return main ? { ...site, primaryTargetId: main.id } : site
}

/** Renders the site's current state for each target. */
const liveSource = (context: AppContext, site: SiteRow, reader: SiteReader): Source => ({
  isGenerated: site.turboId !== null,
  open: async (cloud, target, made) => {
    const { siteCalls, leadForms } = context.contributions
    const baseUrl = baseUrlAt(cloud, placeOf(target))
    return done({
      files: targetFiles(reader, {
        cloud,
        place: placeOf(target),
        siteName: target.siteName,
        main: await mainAddressFor(context.db, site, target.id),
        indexNowKey: site.indexNowKey,
        forms: leadForms.open(context.config, { siteId: site.id, targetId: target.id, baseUrl }).target,
        phones: phonesOf(site, siteCalls.open(context.config, { site, cloud: target.cloud, baseUrl })),
        now: context.now(),
        ...(made && { made }),
      }),
      close: async () => undefined,
    })
  },
})

/** Reads the files that an earlier publication stored for each target. */
const earlierSource = (context: AppContext, site: SiteRow, publicationId: string): Source => ({
  isGenerated: false,
  open: (_cloud, target) =>
    storedPublicationSource(context, { siteId: site.id, publicationId, targetId: target.id ?? '' }),
})

/**
 * Computes what a publication would do at each target, without creating buckets or sending anything. If a
 * bucket was emptied from outside, the plan contains all files, as the publication will.
 */
export const planPublicationOf = async (
  context: AppContext,
  accountId: string,
  { siteId, clouds = [], mainDestination, fasterImages, restore }: PublicationPlanCreate,
): Promise<PublicationPlan> => {
  const stored = await maybeSiteRow(context.db, { siteId, accountId })
  if (!stored) throw notFound('site')
  const main = await withMain(context, stored, mainDestination)
  const site = fasterImages === undefined ? main : { ...main, fasterImages }
  const earlier =
    restore === undefined
      ? undefined
      : await context.db
          .selectFrom('publications')
          .select('targets')
          .where('id', '=', restore)
          .where('siteId', '=', siteId)
          .executeTakeFirst()
  if (restore !== undefined && !earlier) throw notFound('publication')
  const reached = earlier?.targets.filter(({ status }) => status === 'done').map(({ targetId }) => targetId)
  const all = await plannedTargets(context, site, restore === undefined ? clouds : [])
  const targets = reached ? all.filter(({ id }) => id !== null && reached.includes(id)) : all
  const plan = async (source: Source): Promise<TargetPlan[]> => {
    const plans: TargetPlan[] = []
    for (const target of targets) plans.push(await planTarget(context, target, source))
    return plans
  }
  const answer = { status: 'success', siteId } as const
  if (restore !== undefined)
    return {
      ...answer,
      targets: await plan(earlierSource(context, site, restore)),
      review: null,
      pictures: null,
    }
  const reader = await openSite(context, site)
  try {
    const problem = await formsProblem(context, site, { clouds })
    const review = await reviewOpened(reader, context.now(), { most: pagesReviewed(site), problem })
    const needed = await neededImages(context.db, accountId, reader)
    const pictures = await planPictureFiles(context, accountId, needed)
    return { ...answer, targets: await plan(liveSource(context, site, reader)), review, pictures }
  } finally {
    await reader.close()
  }
}
