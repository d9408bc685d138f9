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
import { LimitExceeded } from '../../platform/threads/limit-exceeded.ts'
import { attempt, putAsideSentence } from '../../platform/jobs/attempt.ts'
import { doubled } from '../../platform/jobs/backoff.ts'
import { claimRow, lockLeased } from '../../platform/jobs/leased-rows.ts'
import { upsertFeedItems } from './feed-items.ts'
import { feedView } from './feed-view.ts'
import { leasedFeeds } from './jobs.ts'
import { itemColumns, type ItemColumns } from './item-columns.ts'

type FeedRow = Selectable<RssFeedsTable>

const later = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() + milliseconds).toISOString()

/** Ms between polls after consecutive failures. */
const waits = { first: feedLimits.interval, most: feedLimits.longestWait }

/** Checks whether the account already has a feed with the URL found on a page. */
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
  { within: 10_000, what: 'feed', advice: 'Ask the site for a shorter one.' },
)

/** Converts the items into stored columns before the transaction. */
const withColumns = async (accountId: string, answer: FeedAnswer): Promise<LookEnding> => {
  if (answer.kind !== 'read') return answer
  const { items: given } = answer.feed
  const size = given.reduce((sum, { content }) => sum + content.length, 0)
  try {
    return { ...answer, items: await columnsOf({ turnOf: accountId, size, given: [given] }) }
  } catch (error) {
    if (error instanceof LimitExceeded) return failed(error.message)
    throw error
  }
}

const putAside = putAsideSentence('feed', 'It is paused. Check its URL, then resume it.')

const changesOf = async (transaction: Transaction<Database>, row: FeedRow, answer: LookEnding, now: Date) => {
  if (answer.kind === 'put-aside') return { problem: putAside, paused: true }
  const healthy = { problem: '', failures: 0, nextCheckAt: later(now, feedLimits.interval) }
  if (answer.kind === 'unchanged') return healthy
  if (answer.kind === 'failed') {
    const failures = row.failures + 1
    const nextCheckAt = later(now, Math.max(doubled(failures, waits), answer.retryAfter))
    return { problem: answer.message, failures, nextCheckAt, ...(answer.gone && { paused: true }) }
  }
  const { feed, url, etag, lastModified } = answer
  if (url !== row.url && (await isTaken(transaction, row, url)))
    return {
      ...healthy,
      paused: true,
      problem: `This page leads to ${url}, a feed you already have. Delete this one.`,
    }
  const named = { ...row, url, title: feed.title || url, siteUrl: feed.siteUrl }
  const items = await upsertFeedItems(transaction, named, answer.items, now)
  return { ...healthy, url, title: named.title, siteUrl: feed.siteUrl, etag, lastModified, items }
}

/** Polls a feed if it is due, stores its items, and sets the next poll and any problem. */
export const pollFeed = async (context: AppContext, id: string): Promise<void> => {
  const claimed = await claimRow(context, leasedFeeds, id)
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

/** Stores the result of a poll. */
const end = async ({ db, now }: AppContext, claimed: FeedRow, answer: LookEnding): Promise<void> => {
  const { id } = claimed
  await db.transaction().execute(async (transaction) => {
    // outdated if a user changed the URL or requested a poll, or another worker claimed the feed
    const row = await lockLeased(transaction, leasedFeeds, claimed)
    if (!row) return
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
