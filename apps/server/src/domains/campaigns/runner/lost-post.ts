import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { RemoteSubProperty, PostingApi, RemotePost } from '../../properties/providers/connector.ts'
import { done, type Outcome } from '../../../platform/outbound/outcome.ts'
import type { JobRow } from '../posts/post-views.ts'

type Context = Pick<AppContext, 'db'>

/** What became of a post that its platform was asked for: there, not there, or not to be told at the moment. */
export type Look = Outcome<RemotePost | null> | { readonly ok: 'later'; readonly wait: number }

/** Milliseconds after which it is known which of two posts of the same words is whose. */
const twinWait = 10_000

/** Posts of the place that are other planned posts. */
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

/** Another planned post of the same words that the place is being asked for: what was found may be that one. */
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

/** Takes a post that was found for this one: not when another planned post of the place has it, or may get it. */
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
 * Looks for a post that its platform was asked for before. Nothing in a post says whose it is, so posts of the same
 * words are told apart by which planned post has which: one that is another's is not found.
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
