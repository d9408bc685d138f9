import { appVersion } from '@web2/contract/core'
import { feedLimits } from '@web2/contract/feeds'
import type { Selectable, Transaction } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { recordEvent } from '../../platform/events/outbox/record-event.ts'
import type { RssFeedsTable } from './tables.ts'
import { guardedAgentOf } from '../../platform/outbound/process-agent.ts'
import { failed } from './providers/feed-error.ts'
import { fetchFeed } from './providers/fetch-feed.ts'
import type { FeedAnswer } from './providers/feed.ts'
import { boundedReader } from '../../platform/threads/bounded-reader.ts'
import { GivenUp } from '../../platform/threads/given-up.ts'
import { attempt, putAsideSentence } from '../../platform/jobs/attempt.ts'
import { upsertFeedItems } from './feed-items.ts'
import { feedView } from './feed-view.ts'
import { itemColumns, type ItemColumns } from './item-columns.ts'

type FeedRow = Selectable<RssFeedsTable>

/** Milliseconds in which nobody else looks at a feed; then its worker is taken for dead. */
const lease = 5 * 60_000

const later = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() + milliseconds).toISOString()

/** Twice as long after each failure in a row, and at least as long as the server asks for. */
const waitAfterFailure = (failures: number, waitSeconds: number | null): number =>
  Math.min(
    feedLimits.longestWait,
    Math.max(feedLimits.interval * 2 ** Math.min(failures - 1, 10), (waitSeconds ?? 0) * 1_000),
  )

/** The feed, for this worker alone; undefined when its time has not come, or it was deleted or paused. */
const claim = ({ db, now }: AppContext, id: string): Promise<FeedRow | undefined> => {
  const moment = now()
  return db
    .updateTable('rssFeeds')
    .set({ nextCheckAt: later(moment, lease) })
    .where('id', '=', id)
    .where('paused', '=', false)
    .where('nextCheckAt', '<=', moment.toISOString())
    .returningAll()
    .executeTakeFirst()
}

/** Whether the account has the feed already under the address that a page has led to. */
const isTaken = async (transaction: Transaction<Database>, { id, accountId }: FeedRow, url: string) =>
  (await transaction
    .selectFrom('rssFeeds')
    .select('id')
    .where('accountId', '=', accountId)
    .where('url', '=', url)
    .where('id', '!=', id)
    .executeTakeFirst()) !== undefined

type ReadFeed = Extract<FeedAnswer, { kind: 'read' }> & { readonly items: readonly ItemColumns[] }
type LookEnding = Exclude<FeedAnswer, { kind: 'read' }> | ReadFeed | { readonly kind: 'put-aside' }

const columnsOf = boundedReader(
  itemColumns,
  { module: new URL('./item-columns.ts', import.meta.url), name: 'itemColumns' },
  { within: 10_000, what: 'feed', advice: 'Ask its site for a shorter one.' },
)

/** The answer with what is stored of its items; it is made before a transaction begins. */
const withColumns = async (accountId: string, answer: FeedAnswer): Promise<LookEnding> => {
  if (answer.kind !== 'read') return answer
  const { items: given } = answer.feed
  const size = given.reduce((sum, { content }) => sum + content.length, 0)
  try {
    return { ...answer, items: await columnsOf({ turnOf: accountId, size, given: [given] }) }
  } catch (error) {
    if (error instanceof GivenUp) return failed(error.message)
    throw error
  }
}

const putAside = putAsideSentence('feed', 'It is paused. Check its address, then start it again.')

const changesOf = async (transaction: Transaction<Database>, row: FeedRow, answer: LookEnding, now: Date) => {
  if (answer.kind === 'put-aside') return { problem: putAside, paused: true }
  const healthy = { problem: '', failures: 0, nextCheckAt: later(now, feedLimits.interval) }
  if (answer.kind === 'unchanged') return healthy
  if (answer.kind === 'failed') {
    const failures = row.failures + 1
    const nextCheckAt = later(now, waitAfterFailure(failures, answer.waitSeconds))
    return { problem: answer.message, failures, nextCheckAt, ...(answer.gone && { paused: true }) }
  }
  const { feed, url, etag, lastModified } = answer
  if (url !== row.url && (await isTaken(transaction, row, url)))
    return {
      ...healthy,
      paused: true,
      problem: `This page leads to ${url}, a feed that you have already. Delete this one.`,
    }
  const named = { ...row, url, title: feed.title || url, siteUrl: feed.siteUrl }
  const items = await upsertFeedItems(transaction, named, answer.items, now)
  return { ...healthy, url, title: named.title, siteUrl: feed.siteUrl, etag, lastModified, items }
}

/** Looks at a feed if its time has come, takes over its items, and says when to look again, and what went wrong. */
export const pollFeed = async (context: AppContext, id: string): Promise<void> => {
  const claimed = await claim(context, id)
  if (!claimed) return
  const unit = { kind: 'feed', subjectId: id, accountId: claimed.accountId }
  const tried = await attempt(context, unit, () => look(context, claimed))
  if (tried.kind === 'put-aside') await end(context, claimed, { kind: 'put-aside' })
}

const look = async (context: AppContext, claimed: FeedRow): Promise<void> => {
  const { config, now } = context
  const answer = await fetchFeed({
    dispatcher: guardedAgentOf(config),
    accountId: claimed.accountId,
    url: claimed.url,
    etag: claimed.etag,
    lastModified: claimed.lastModified,
    userAgent: `Web2Manager/${appVersion} (${config.publicUrl}; feed reader)`,
    maxBytes: feedLimits.bytes,
    maxItems: feedLimits.itemsAtOnce,
    now: now(),
  })
  await end(context, claimed, await withColumns(claimed.accountId, answer))
}

/** Writes down what came of a look. */
const end = async ({ db, now }: AppContext, claimed: FeedRow, answer: LookEnding): Promise<void> => {
  const { id } = claimed
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('rssFeeds')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    // the answer is of no use once somebody gave it another address or had it looked at, or another worker took it over
    if (row?.nextCheckAt !== claimed.nextCheckAt) return
    const moment = now()
    const changed = await transaction
      .updateTable('rssFeeds')
      .set({
        ...(await changesOf(transaction, row, answer, moment)),
        lastCheckedAt: moment.toISOString(),
        updatedAt: moment.toISOString(),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordEvent(transaction, {
      accountId: row.accountId,
      path: 'rss-feeds',
      name: 'patched',
      record: feedView(changed),
    })
  })
}
