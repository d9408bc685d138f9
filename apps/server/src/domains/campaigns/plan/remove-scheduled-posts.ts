import type { CampaignJob } from '@web2/contract/campaigns'
import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import { SqlAdapter } from '../../../platform/db/adapter/sql-adapter.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { campaignJobsResource } from '../campaign-resource.ts'
import { lockCampaign, requireDraft } from '../lock-campaign.ts'
import { emitCampaignChanged } from '../emit-campaign-changed.ts'

/** Removes posts from plans that are not approved yet, and returns those that existed. */
export const removeJobs = (
  { db }: Pick<AppContext, 'db'>,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  ids: readonly string[],
): Promise<CampaignJob[]> =>
  db.transaction().execute(async (transaction) => {
    const known = ids.filter(isUuid)
    const { rows } = await sql<{ campaignId: string }>`
      select distinct campaign_id from campaign_jobs
      where account_id = ${accountId} and id = any(${known}::uuid[]) order by 1`.execute(transaction)
    for (const { campaignId } of rows) requireDraft(await lockCampaign(transaction, accountId, campaignId))
    const adapter = new SqlAdapter({
      db: transaction,
      resource: campaignJobsResource,
      multi: ['remove'],
      eventPath: 'campaign-jobs',
    })
    const removed = (await adapter._remove(null, {
      query: { _id: { $in: known } },
      tenant: { accountId, userId },
    })) as unknown as CampaignJob[]
    for (const { campaignId } of rows) {
      await sql`
        update campaigns set plan_revision = plan_revision + 1, updated_at = now(),
          planned = (select count(*) from campaign_jobs where campaign_id = campaigns.id)
        where id = ${campaignId}`.execute(transaction)
      await emitCampaignChanged(transaction, accountId, campaignId)
    }
    return removed
  })
