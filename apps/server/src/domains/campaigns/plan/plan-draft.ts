import { planCampaign, postCount, windowLength } from '@web2/campaigns'
import {
  mostCampaignJobs,
  mostCampaignLinks,
  type Campaign,
  type CampaignLink,
} from '@web2/contract/campaigns'
import { sql, type Kysely } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { badInput } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { importFeedItems } from './import-feed-items.ts'
import { lockCampaign, requireDraft, type CampaignRow } from '../lock-campaign.ts'
import { listPostSources } from './content-sources.ts'
import { emitCampaignChanged } from '../emit-campaign-changed.ts'
import { writeJobs } from './insert-scheduled-posts.ts'

/** Returns the chosen sub-properties that still exist, in the chosen order. */
const placesOf = async (
  db: Kysely<Database>,
  accountId: string,
  targets: readonly string[],
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from sub_properties where account_id = ${accountId} and id = any(${[...targets]}::uuid[])`.execute(
    db,
  )
  const there = new Set(rows.map(({ id }) => id))
  return targets.filter((id) => there.has(id))
}

/** Returns the total number of links in that many posts. */
const linksOf = (links: readonly CampaignLink[], posts: number): number =>
  links.reduce((sum, { share, perArticle }) => sum + Math.round((posts * share) / 100) * perArticle, 0)

/** Checks that a draft can be planned. Throws 400 with a message for each missing field. */
const plannable = async (db: Kysely<Database>, accountId: string, row: CampaignRow) => {
  const places = await placesOf(db, accountId, row.targets)
  const pieces = await listPostSources(db, accountId, row.source)
  const count = postCount(row.spread, pieces.length, places.length)
  const links = linksOf(row.links, Math.min(count, mostCampaignJobs))
  const problems = {
    ...(places.length === 0 && { targets: 'Select at least one blog to publish to.' }),
    ...(pieces.length === 0 && {
      source: 'There is nothing to publish yet. Select articles that have text.',
    }),
    ...(windowLength(row.schedule) <= 0 && { schedule: 'The start time must be before the end time.' }),
    ...(count > mostCampaignJobs && {
      source: `This plan would have ${count.toLocaleString('en-US')} posts. The maximum is ${mostCampaignJobs.toLocaleString('en-US')}.`,
    }),
    ...(links > mostCampaignLinks && {
      links: `This plan would have ${links.toLocaleString('en-US')} links. The maximum is ${mostCampaignLinks.toLocaleString('en-US')}.`,
    }),
  }
  if (Object.keys(problems).length > 0) throw badInput(problems, Object.values(problems)[0])
  return { places, pieces }
}

/**
 * Computes the plan of a draft, replacing an earlier one. Imports the items of a feed as articles, so that
 * they can be read before approval.
 */
export const planDraft = async (
  context: Pick<AppContext, 'db' | 'now'>,
  caller: Pick<Caller, 'accountId' | 'userId'>,
  campaignId: string,
): Promise<Campaign> => {
  const { db, now } = context
  const { accountId, userId } = caller
  const draft = await db
    .transaction()
    .execute((transaction) => lockCampaign(transaction, accountId, campaignId))
  requireDraft(draft)
  if (draft.source.kind === 'rss') await importFeedItems(context, caller, draft.source.feedId)
  return db.transaction().execute(async (transaction) => {
    const row = await lockCampaign(transaction, accountId, campaignId)
    requireDraft(row)
    const { places, pieces } = await plannable(transaction, accountId, row)
    await transaction.deleteFrom('campaignJobs').where('campaignId', '=', campaignId).execute()
    const planned = await writeJobs(
      transaction,
      { campaignId, accountId, userId },
      planCampaign({
        pieces,
        places,
        spread: row.spread,
        links: row.links,
        schedule: row.schedule,
        seed: row.seed,
        now: now().getTime(),
      }),
    )
    await transaction
      .updateTable('campaigns')
      .set({
        planned,
        planStale: false,
        planRevision: row.planRevision + 1,
        updatedAt: sql<string>`now()`,
      })
      .where('id', '=', campaignId)
      .execute()
    return emitCampaignChanged(transaction, accountId, campaignId)
  })
}
