import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { RemoteSubProperty, PostingApi, RemotePost } from '../../properties/index.ts'
import { done, type Outcome } from '../../../platform/outbound/outcome.ts'
import type { JobRow } from '../posts/post-views.ts'

type Context = Pick<AppContext, 'db'>

/**
 * Result of searching for a post whose platform was asked before: found, absent (null), or undecided for now.
 */
export type Look = Outcome<RemotePost | null> | { readonly ok: 'later'; readonly wait: number }

/** Ms after which two posts with the same text can be attributed. */
const twinWait = 10_000

/** Returns ids of posts at the sub-property that belong to other scheduled posts. */
const otherPosts = async ({ db }: Context, job: JobRow): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('campaignJobs')
    .select('externalId')
    .where('subPropertyId', '=', job.subPropertyId)
    .where('externalId', '<>', '')
    .where('id', '<>', job.id)
    .where('updatedAt', '>', sql<string>`${job.askedAt}::timestamptz - interval '2 days'`)
    .execute()
  return new Set(rows.map(({ externalId }) => externalId))
}

/**
 * Checks whether another scheduled post with the same text is being sent to the sub-property, because the
 * post found may be that one.
 */
const twinAtWork = async (transaction: Transaction<Database>, job: JobRow): Promise<boolean> => {
  if (job.askedImprint === null) return false
  const twin = await transaction
    .selectFrom('campaignJobs')
    .select('id')
    .where('subPropertyId', '=', job.subPropertyId)
    .where('status', '=', 'running')
    .where('askedImprint', '=', job.askedImprint)
    .whereRef('askedAt', '>=', 'claimedAt')
    .where('externalId', '=', '')
    .where('id', '<>', job.id)
    .executeTakeFirst()
  return twin !== undefined
}

/**
 * Assigns a found post to this scheduled post, unless another one of the sub-property has it or may get it.
 */
const takeFound = (
  { db }: Context,
  job: JobRow,
  externalId: string,
): Promise<'taken' | 'another' | 'unclear'> =>
  db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${job.subPropertyId}, 7304))`.execute(transaction)
    const other = await transaction
      .selectFrom('campaignJobs')
      .select('id')
      .where('subPropertyId', '=', job.subPropertyId)
      .where('externalId', '=', externalId)
      .where('id', '<>', job.id)
      .executeTakeFirst()
    if (other) return 'another'
    if (await twinAtWork(transaction, job)) return 'unclear'
    await transaction
      .updateTable('campaignJobs')
      .set({ externalId })
      .where('id', '=', job.id)
      .where('status', '=', 'running')
      .where('claimedBy', '=', job.claimedBy)
      .execute()
    return 'taken'
  })

/**
 * Searches for a post whose platform was asked before. Platforms do not store our ids, so posts with the same
 * text are distinguished by which scheduled post claimed them.
 */
export const lookForPost = async (
  context: Context,
  job: JobRow,
  { posting, destination }: { readonly posting: PostingApi; readonly destination: RemoteSubProperty },
): Promise<Look> => {
  const { id, title, askedAt, askedSlug, askedImprint } = job
  if (askedAt === null) return done(null)
  const imprint = askedImprint === null ? null : { slug: askedSlug ?? '', text: askedImprint }
  const others = await otherPosts(context, job)
  const lost = { key: id, title, imprint, askedAt: new Date(askedAt), others }
  for (;;) {
    const found = await posting.find(destination, lost)
    if (!found.ok || found.value === null) return found
    const { externalId } = found.value
    const taken = await takeFound(context, job, externalId)
    if (taken === 'taken') return found
    if (taken === 'unclear') return { ok: 'later', wait: twinWait }
    others.add(externalId)
  }
}
