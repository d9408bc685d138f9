import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import { beginWriting } from './post-article.ts'

/** Milliseconds before its time at which a stacker begins to write a post's article. */
const ahead = 30 * 60_000
const mostAtOnce = 20

/**
 * Lets the posts of properties go on that are connected again. Answers how many. Their campaigns are held first: one
 * that is resumed at this moment would still be read as paused. What is held by somebody else comes with the next look.
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

/** Begins to write the articles of posts whose time is near. */
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
    // what cannot be written is told when its time has come
    if (campaign) await beginWriting(context, { job, campaign })
  }
}
