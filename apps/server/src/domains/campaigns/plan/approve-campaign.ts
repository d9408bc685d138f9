import type {
  Campaign,
  CampaignApprovalCreate,
  CampaignCheck,
  UnacceptedChecks,
} from '@web2/contract/campaigns'
import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { changedMeanwhile, IssuesUnaccepted, refused } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { checkCampaign } from '../checks/check-campaign.ts'
import { lockCampaign, requireDraft, requirePlanRevision } from '../lock-campaign.ts'
import { recordCampaignLog } from '../record-campaign-log.ts'
import { approvedUtm } from './change-draft.ts'
import { emitCampaignChanged } from '../emit-campaign-changed.ts'

interface PlannedPlace {
  readonly id: string
  readonly name: string
  readonly posts: number
}

/** Returns the sub-properties of the plan with their number of posts. */
const placesOfPlan = async (
  transaction: Transaction<Database>,
  campaignId: string,
): Promise<PlannedPlace[]> => {
  const { rows } = await sql<PlannedPlace>`
    select place.id, coalesce(nullif(place.name, ''), place.web_url) as name, count(*)::int as posts
    from campaign_jobs job left join sub_properties place on place.id = job.sub_property_id
    where job.campaign_id = ${campaignId} group by 1, 2 order by 2, 1`.execute(transaction)
  return rows
}

/** Makes a 409 that carries the findings to accept. */
const checksUnaccepted = (message: string, checks: readonly CampaignCheck[]): IssuesUnaccepted =>
  new IssuesUnaccepted(message, { checks } satisfies Pick<UnacceptedChecks, 'checks'>)

const isSame = (places: readonly PlannedPlace[], named: readonly string[]): boolean => {
  const wanted = new Set(named)
  return places.length === wanted.size && places.every(({ id }) => wanted.has(id))
}

const namedInLog = 20

const sentence = (name: string, places: readonly PlannedPlace[]): string => {
  const posts = places.reduce((sum, place) => sum + place.posts, 0)
  const shown = places.slice(0, namedInLog).map((place) => `${place.name} (${place.posts})`)
  const more = places.length - shown.length
  return `Approved by ${name}: ${posts.toLocaleString('en-US')} posts to ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
}

/**
 * Approves the plan the user saw, which names every sub-property it posts to, and arms its posts. Throws 409
 * if the plan differs or a check blocks it.
 */
export const approveCampaign = async (
  context: Pick<AppContext, 'db' | 'now'>,
  caller: Pick<Caller, 'accountId' | 'userId'>,
  { campaignId, planRevision, destinations, acceptIssues = [] }: CampaignApprovalCreate,
): Promise<Campaign> => {
  const { accountId, userId } = caller
  const { checks } = await checkCampaign(context, accountId, campaignId)
  return context.db.transaction().execute(async (transaction) => {
    const row = await lockCampaign(transaction, accountId, campaignId)
    requireDraft(row)
    requirePlanRevision(row, planRevision)
    if (row.planStale)
      throw changedMeanwhile(
        'The campaign changed after its plan was generated. Regenerate the plan, then approve it.',
      )
    const blocking = checks.filter(({ level }) => level === 'blocking')
    if (blocking.length > 0) throw refused(blocking.map(({ finding }) => finding).join(' '))
    const open = checks.filter(({ level, id }) => level === 'confirm' && !acceptIssues.includes(id ?? ''))
    if (open.length > 0)
      throw checksUnaccepted(
        `Fix or accept these errors before approving. ${open.map(({ finding }) => finding).join(' ')}`,
        open,
      )
    const accepted = checks.flatMap(({ level, id }) => (level === 'confirm' ? (id ?? []) : []))
    const places = await placesOfPlan(transaction, campaignId)
    if (!isSame(places, destinations))
      throw changedMeanwhile('The blogs in this plan changed since you reviewed it. Review the plan again.')
    await transaction
      .updateTable('campaignJobs')
      .set({ armed: true })
      .where('campaignId', '=', campaignId)
      .where('status', '=', 'planned')
      .execute()
    await transaction
      .updateTable('campaigns')
      .set({
        status: 'running',
        approvedBy: userId,
        approvedAt: context.now().toISOString(),
        // posts keep their value when the campaign is renamed
        utm: JSON.stringify(approvedUtm(row.utm, row.name)),
        updatedAt: sql<string>`now()`,
      })
      .where('id', '=', campaignId)
      .execute()
    const { name } = await transaction
      .selectFrom('users')
      .select('name')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    await recordCampaignLog(transaction, caller, {
      campaignId,
      event: 'approved',
      message: sentence(name, places),
    })
    await recordAudit(transaction, {
      action: 'campaign-approved',
      userId,
      accountId,
      details: { campaignId, planRevision, destinations, ...(accepted.length > 0 && { issues: accepted }) },
    })
    return emitCampaignChanged(transaction, accountId, campaignId)
  })
}
