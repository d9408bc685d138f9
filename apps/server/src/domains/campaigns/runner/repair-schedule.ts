import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import { beginWriting } from '../posts/post-article.ts'

/** Ms before a post is due at which its prompt stacker starts. */
const ahead = 30 * 60_000
const mostAtOnce = 20

/**
 * Unblocks the posts of reconnected properties and returns their number. Locks their campaigns first, because
 * a concurrent resume would still read as paused. Skips locked rows until the next pass.
 */
export const unblockReconnectedPosts = ({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const { rows: campaigns } = await sql<{ id: string }>`
      select id from campaigns where id in (
        select job.campaign_id from campaign_jobs as job
        join properties as property on property.id = job.held_by
        where property.status = 'verified' and job.status = 'planned'
      ) order by id for update skip locked`.execute(transaction)
    if (campaigns.length === 0) return 0
    const { rows } = await sql`
      update campaign_jobs as job set held_by = null, error = '', armed = campaign.status = 'running',
        due_at = greatest(job.due_at, ${now().toISOString()})
      from properties as property, campaigns as campaign
      where job.held_by = property.id and property.status = 'verified' and job.status = 'planned'
        and campaign.id = job.campaign_id and campaign.id = any(${campaigns.map(({ id }) => id)}::uuid[])
      returning job.id`.execute(transaction)
    return rows.length
  })

/** Starts generating articles for posts that are due soon. */
export const startUpcomingArticles = async (context: AppContext): Promise<void> => {
  const { db, now } = context
  const soon = new Date(now().getTime() + ahead).toISOString()
  const jobs = await db
    .selectFrom('campaignJobs as job')
    .innerJoin('campaigns as campaign', 'campaign.id', 'job.campaignId')
    .selectAll('job')
    .where('job.status', '=', 'planned')
    .where('job.armed', '=', true)
    .where('job.articleId', 'is', null)
    .where('job.generationId', 'is', null)
    .where('job.dueAt', '<=', soon)
    .where('campaign.status', '=', 'running')
    .where(sql<boolean>`campaign.source ->> 'kind' = 'stacker'`)
    .orderBy('job.dueAt')
    .limit(mostAtOnce)
    .execute()
  for (const job of jobs) {
    const campaign = await db
      .selectFrom('campaigns')
      .selectAll()
      .where('id', '=', job.campaignId)
      .executeTakeFirst()
    // failures are reported when the post is due
    if (campaign) await beginWriting(context, { job, campaign })
  }
}
