import type { AppContext } from '../../../platform/context.ts'
import { isPublicError } from '../../../platform/errors.ts'
import { requestPublication } from '../../publishing/index.ts'
import { cloudsOf } from '../sites/create-sites.ts'
import type { OpenProject } from '../projects/load-project.ts'

export type SitesPublished =
  | { readonly kind: 'done' }
  /** Publications are running. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'failed'; readonly message: string }

/** Concurrent publications per project, so that other projects get workers too. */
const maxConcurrentPublications = 8

const sitesOf = ({ db }: AppContext, turboId: string) =>
  db
    .selectFrom('sites')
    .leftJoin('runs', 'runs.id', 'sites.runId')
    .select([
      'sites.id',
      'sites.name',
      'sites.turboWanted',
      'sites.turboValue',
      'runs.status',
      'runs.message',
    ])
    .where('sites.turboId', '=', turboId)
    .where('sites.removedAt', 'is', null)
    .orderBy('sites.createdAt')
    .orderBy('sites.id')
    .execute()

const isAtWork = (status: string | null): boolean => status === 'queued' || status === 'running'

/** Publishes the sites marked for it, several at once. Call it until all are published. */
export const publishSites = async (context: AppContext, opened: OpenProject): Promise<SitesPublished> => {
  const { db } = context
  const { turbo } = opened
  const sites = await sitesOf(context, turbo.id)
  const rows = await db
    .selectFrom('turboPages')
    .select(['siteValue', 'siteRow'])
    .where('turboId', '=', turbo.id)
    .where('kind', '=', 'home')
    .execute()
  const rowOf = new Map(rows.map(({ siteValue, siteRow }) => [siteValue, siteRow]))
  let atWork = sites.filter(({ status }) => isAtWork(status)).length
  for (const site of sites) {
    if (!site.turboWanted || isAtWork(site.status) || atWork >= maxConcurrentPublications) continue
    const owner = { accountId: turbo.accountId, userId: turbo.approvedBy ?? turbo.createdBy ?? '' }
    const clouds = await cloudsOf(context, opened, {
      id: site.id,
      row: rowOf.get(site.turboValue ?? '') ?? null,
    })
    try {
      const requested = await requestPublication(context, owner, site.id, clouds)
      if (!requested.ok) return { kind: 'failed', message: `“${site.name}”: ${requested.message}` }
    } catch (error) {
      if (isPublicError(error)) return { kind: 'failed', message: `“${site.name}”: ${error.message}` }
      throw error
    }
    await db.updateTable('sites').set({ turboWanted: false }).where('id', '=', site.id).execute()
    atWork += 1
  }
  const after = await sitesOf(context, turbo.id)
  if (after.some(({ turboWanted, status }) => turboWanted || isAtWork(status))) return { kind: 'wait' }
  const failed = after.filter(({ status }) => status === 'failed' || status === 'cancelled')
  const [first] = failed
  if (!first) return { kind: 'done' }
  const others = failed.length === 1 ? '' : ` ${failed.length - 1} more sites could not be published.`
  return { kind: 'failed', message: `“${first.name}”: ${first.message ?? ''}${others}` }
}
