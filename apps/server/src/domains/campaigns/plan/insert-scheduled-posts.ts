import type { PlannedPost } from '@web2/campaigns'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { badInput } from '../../../platform/errors.ts'
import { createEventLoopYield } from '../../../platform/process/yield-to-event-loop.ts'
import type { PostSource } from './content-sources.ts'

/** Rows per statement: enough to save round trips, few enough to let other requests run too. */
const atOnce = 2_000
/** Links per statement; a post may have hundreds. */
const linksAtOnce = 5_000

/** Latest date supported by the calendar, in ms since 1970. */
const lastMoment = Date.UTC(9999, 11, 31)

interface JobsOf {
  readonly campaignId: string
  readonly accountId: string
  readonly userId: string | null
}

const write = async (
  transaction: Kysely<Database>,
  { campaignId, accountId, userId }: JobsOf,
  posts: readonly PlannedPost<PostSource>[],
): Promise<void> => {
  const times = posts.map(({ at }) => new Date(at).toISOString())
  await sql`
    insert into campaign_jobs
      (id, account_id, created_by, campaign_id, sub_property_id, article_id, keyword, title, links, run_at, due_at)
    select id, ${accountId}::uuid, ${userId}::uuid, ${campaignId}::uuid, place, article, keyword, title,
      links, at, at
    from unnest(
      ${posts.map(() => uuidV7())}::uuid[], ${posts.map(({ place }) => place)}::uuid[],
      ${posts.map(({ piece }) => piece.articleId)}::uuid[], ${posts.map(({ piece }) => piece.keyword)}::text[],
      ${posts.map(({ piece }) => piece.title)}::text[], ${posts.map(({ links }) => JSON.stringify(links))}::jsonb[],
      ${times}::timestamptz[]
    ) as job (id, place, article, keyword, title, links, at)`.execute(transaction)
}

/**
 * Inserts planned posts as they are computed and returns their number. Throws 400 for dates beyond the
 * calendar.
 */
export const writeJobs = async (
  transaction: Kysely<Database>,
  jobsOf: JobsOf,
  posts: Iterable<PlannedPost<PostSource>>,
): Promise<number> => {
  let count = 0
  let [waiting, links]: [PlannedPost<PostSource>[], number] = [[], 0]
  const breathe = createEventLoopYield()
  for (const post of posts) {
    if (post.at > lastMoment) {
      const sentence =
        'The last posts would be scheduled after the year 9999. Start earlier or publish more posts per day.'
      throw badInput({ schedule: sentence }, sentence)
    }
    waiting.push(post)
    links += post.links.length
    await breathe()
    if (waiting.length < atOnce && links < linksAtOnce) continue
    await write(transaction, jobsOf, waiting)
    count += waiting.length
    ;[waiting, links] = [[], 0]
  }
  if (waiting.length > 0) await write(transaction, jobsOf, waiting)
  return count + waiting.length
}
