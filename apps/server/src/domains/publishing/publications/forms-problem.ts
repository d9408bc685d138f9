import { formReachProblem, type SiteCloud, type SitesCloud } from '@web2/contract/sites'
import type { FormTarget } from '@web2/site'
import type { AppContext } from '../../../platform/context.ts'
import { sitesBase } from '../../clouds/index.ts'
import { targetsOf, type SiteRow } from '../../sites/index.ts'
import { openTarget, placeOf } from '../run/open-target.ts'
import { baseUrlAt } from '../render/render-target.ts'
import { resolveTargetsDryRun } from './choose-targets.ts'
import type { TargetRow } from '../../sites/index.ts'

type Context = Pick<AppContext, 'config' | 'db' | 'contributions' | 'now'>

/** Returns the target of a review: forms are shown, or reported if their entries would be lost. */
export const reviewedForms = (problem: string | null): FormTarget => ({
  key: '',
  deliver: () => (problem === null ? { action: '#', hidden: {} } : { problem }),
})

type Opened = Pick<
  TargetRow,
  'accountId' | 'cloud' | 'cloudAccountId' | 'accountLabel' | 'storageId' | 'bucket' | 'folder' | 'region'
>

/** Returns the base URL of a target; undefined if its cloud can't be opened, which publishing reports. */
const baseUrlOf = async (context: AppContext, target: Opened): Promise<string | undefined> => {
  if (target.cloud === 'builtin') return sitesBase(context.config)
  const opened = await openTarget(context, target)
  if (!opened.ok) return undefined
  try {
    return baseUrlAt(opened.value, placeOf(target))
  } finally {
    await opened.value.close()
  }
}

const firstProblem = async (
  context: AppContext,
  targets: readonly (Opened & { readonly url: string | null })[],
): Promise<string | null> => {
  for (const target of targets) {
    const baseUrl = target.url ?? (await baseUrlOf(context, target))
    const problem = baseUrl === undefined ? null : formReachProblem(context.config.publicUrl, baseUrl)
    if (problem !== null) return problem
  }
  return null
}

/** True for an installation that entries reach from every site. */
const reachesAll = ({ config }: Pick<Context, 'config'>): boolean =>
  formReachProblem(config.publicUrl, undefined) === null

/** Returns why forms can't deliver from destinations that are chosen for sites; null if they can. */
export const formsProblemAt = async (
  context: AppContext,
  accountId: string,
  clouds: readonly (SiteCloud | SitesCloud)[],
  folder: string,
): Promise<string | null> => {
  if (reachesAll(context)) return null
  const chosen = await resolveTargetsDryRun(context, accountId, clouds)
  // publishing reports a wrong choice
  if (!chosen.ok) return null
  return firstProblem(
    context,
    chosen.targets.map((target) => ({ ...target, accountId, folder: target.rootSlug ?? folder, url: null })),
  )
}

/** Where a reviewed site is about to be published. */
export interface ReviewedAt {
  /** Chosen destinations; without any, all that the site has. */
  readonly clouds?: readonly SiteCloud[] | undefined
  /** Set for a zip file: the URL that its pages name, or null for none. */
  readonly zip?: { readonly baseUrl: string | null }
}

/** Returns why the forms of a site can't deliver from where it is published; null if they can. */
export const formsProblem = async (
  context: AppContext,
  site: SiteRow,
  { clouds = [], zip }: ReviewedAt = {},
): Promise<string | null> => {
  if (zip) return formReachProblem(context.config.publicUrl, zip.baseUrl ?? undefined)
  if (reachesAll(context)) return null
  if (clouds.length > 0) return formsProblemAt(context, site.accountId, clouds, site.hostSlug)
  return firstProblem(context, await targetsOf(context.db, site.id))
}
