import { sql, type Kysely, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { withBatchedEvents } from '../../../platform/events/outbox/record-event.ts'
import type { RemotePost } from '../../properties/index.ts'
import { commitUsage } from '../../billing/index.ts'
import { completeIfOver } from './complete-campaign.ts'
import type { CampaignRow, JobRow } from '../posts/post-views.ts'
import { logFieldsOf, postLabel } from '../posts/log-line.ts'
import { createGroupCommit } from './group-commit.ts'
import { emitPostChanged, updateCampaign, addLogEntry, addLogEntries } from '../posts/records.ts'
import { unitsByMonth } from './units-by-month.ts'

type Context = Pick<AppContext, 'db' | 'now' | 'shared'>

interface PublishedPost {
  readonly job: JobRow
  readonly post: RemotePost
  readonly now: Date
}

/**
 * `held`: another transaction holds the campaign's lock; `lost`: the post was deleted or belongs to another
 * worker.
 */
type CommitResult = 'written' | 'held' | 'lost'

const commitUnits = async (transaction: Transaction<Database>, rows: readonly JobRow[]): Promise<void> => {
  const reserved = rows.flatMap(({ usageReservation }) => usageReservation ?? [])
  for (const units of unitsByMonth(reserved)) await commitUsage(transaction, units)
}

const writeRows = async (
  transaction: Transaction<Database>,
  made: readonly PublishedPost[],
  now: Date,
): Promise<readonly JobRow[]> => {
  const at = now.toISOString()
  const { rows } = await sql<JobRow>`
    update campaign_jobs as job set status = 'published', attempts = job.attempts + 1,
      external_id = made.external_id, url = made.url, published_at = ${at}, updated_at = ${at}, error = '',
      usage_reservation = null, claimed_by = null, held_by = null
    from unnest(
      ${made.map(({ job }) => job.id)}::uuid[], ${made.map(({ post }) => post.externalId)}::text[],
      ${made.map(({ post }) => post.url)}::text[]
    ) as made (id, external_id, url)
    where job.id = made.id returning job.*`.execute(transaction)
  const places = [...new Set(rows.flatMap(({ subPropertyId }) => subPropertyId ?? []))]
  await sql`
    with posted as materialized (
      select id from properties
      where id in (select property_id from sub_properties where id = any(${places}::uuid[]))
      -- who changes one may hold it for as long as a service takes to answer: its next post says it then
      order by id for no key update skip locked)
    update properties set last_post_at = ${at} where id in (select id from posted)`.execute(transaction)
  return rows
}

/** Counts the published posts of one campaign and completes it if none is left. */
const countIn = async (
  transaction: Transaction<Database>,
  campaign: CampaignRow,
  count: number,
  now: Date,
): Promise<void> => {
  const planned = Math.max(0, campaign.planned - count)
  const counts = { planned, published: campaign.published + count, failedInRow: 0 }
  await updateCampaign(transaction, campaign, counts, now)
  if (planned === 0) await completeIfOver(transaction, campaign.id, now)
}

/** Commits all posts in one transaction, locking their campaigns first, the order used everywhere. */
const commitPublished = (
  db: Kysely<Database>,
  made: readonly PublishedPost[],
  { waits }: { readonly waits: boolean },
): Promise<readonly CommitResult[]> =>
  withBatchedEvents(db, async (transaction) => {
    const campaignIds = [...new Set(made.map(({ job }) => job.campaignId))]
    const { rows: campaigns } = await sql<CampaignRow>`
      select * from campaigns where id = any(${campaignIds}::uuid[]) order by id
      for update ${waits ? sql`` : sql`skip locked`}`.execute(transaction)
    const heldIds = new Set(campaigns.map(({ id }) => id))
    const { rows: own } = await sql<JobRow>`
      select * from campaign_jobs
      where id = any(${made.map(({ job }) => job.id)}::uuid[]) and campaign_id = any(${[...heldIds]}::uuid[])
        and status = 'running' order by id for update`.execute(transaction)
    const ownerOf = new Map(own.map(({ id, claimedBy }) => [id, claimedBy]))
    const ours = made.filter(({ job }) => job.claimedBy !== null && ownerOf.get(job.id) === job.claimedBy)
    if (ours.length > 0) {
      const { now } = ours[0]!
      const ids = new Set(ours.map(({ job }) => job.id))
      await commitUnits(
        transaction,
        own.filter(({ id }) => ids.has(id)),
      )
      const rows = await writeRows(transaction, ours, now)
      for (const row of rows) await emitPostChanged(transaction, row)
      const lines = rows.map((row) => ({
        ...logFieldsOf(row),
        level: 'info' as const,
        event: 'published',
        message: `${postLabel(row)} was published${row.url === '' ? '' : ` at ${row.url}`}`,
      }))
      await addLogEntries(transaction, lines, now)
      for (const campaign of campaigns) {
        const count = rows.filter(({ campaignId }) => campaignId === campaign.id).length
        if (count > 0) await countIn(transaction, campaign, count, now)
      }
    }
    const written = new Set(ours)
    return made.map((each) => {
      if (written.has(each)) return 'written'
      return waits || heldIds.has(each.job.campaignId) ? 'lost' : 'held'
    })
  })

/** Logs the URL of a post that was published after its campaign was deleted. */
const logStray = async (
  { db, now }: Context,
  job: JobRow,
  { url, externalId }: RemotePost,
): Promise<void> => {
  const known = await db.selectFrom('campaignJobs').select('id').where('id', '=', job.id).executeTakeFirst()
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', job.accountId)
    .executeTakeFirst()
  if (known || !account) return
  const message = `${postLabel(job)} was published while its campaign was being deleted: ${url || externalId}`
  await db
    .transaction()
    .execute((transaction) =>
      addLogEntry(transaction, { ...logFieldsOf(job), level: 'warning', event: 'stray', message }, now()),
    )
}

/**
 * Key of the group that skips locked campaigns; other groups wait for the lock of the campaign they are named
 * after.
 */
const anyCampaign = ''

const createPostCommit = (db: Kysely<Database>) =>
  createGroupCommit<PublishedPost, CommitResult>((key, items) =>
    commitPublished(db, items, { waits: key !== anyCampaign }),
  )

/** Records a published post, in one transaction with others that finish at the same time. */
export const recordPublished = async (context: Context, job: JobRow, post: RemotePost): Promise<void> => {
  const write = context.shared.once(createPostCommit, context.db)
  const made = { job, post, now: context.now() }
  const first = await write(anyCampaign, made)
  const written = first === 'held' ? await write(job.campaignId, made) : first
  if (written === 'lost') await logStray(context, job, post)
}
