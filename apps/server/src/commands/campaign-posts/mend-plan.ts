import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import { beginWriting } from './job-article.ts'

/** Milliseconds before its time at which a stacker begins to write a post's article. */
const ahead = 30 * 60_000
const mostAtOnce = 20

/** Lets the posts of properties go on that are connected again. Answers how many. */
export const releaseHeld = async ({ db, now }: AppContext): Promise<number> => {
  const moment = now().toISOString()
  const { rows } = await sql`
    update campaign_jobs as job set held_by = null, error = '', armed = campaign.status = 'running',
      due_at = greatest(job.due_at, ${moment})
    from properties as property, campaigns as campaign
    where job.held_by is not null and job.held_by = property.id and property.status = 'verified'
      and campaign.id = job.campaign_id and job.status = 'planned'
    returning job.id`.execute(db)
  return rows.length
}

/** Begins to write the articles of posts whose time is near. */
export const writeAhead = async (context: AppContext): Promise<void> => {
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
