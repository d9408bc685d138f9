import type { Transaction } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import type { Database } from '../../../platform/db/database.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { neverChecked } from '../../links/index.ts'
import { sampleArticles } from './articles/index.ts'
import { postCounts, samplePosts, type SamplePost } from './sample-posts.ts'
import { campaignLinks, campaignName, campaignProperties, campaignSchedule } from './sample-records.ts'

/** Records that the sample campaign uses. */
export interface CampaignParts {
  readonly napId: string
  /** Articles in posting order; positions as in `sampleArticles`. */
  readonly articleIds: readonly string[]
  /** Sub-properties of `campaignProperties`. */
  readonly placeIds: readonly string[]
}

const iso = (moment: number): string => new Date(moment).toISOString()

const urlOf = ({ article, place, publishedAt }: SamplePost): string => {
  const { url = '' } = campaignProperties[place] ?? {}
  return publishedAt === null
    ? ''
    : `${url}/${iso(publishedAt).slice(0, 7).replace('-', '/')}/${sampleArticles[article]?.slug ?? ''}/`
}

/** Positions of the published posts whose page is gone, and whose second link was removed. */
const [gonePost, cutPost] = [7, 10]

const stateOf = (post: number, link: number) => {
  if (post === gonePost) return { status: 'broken', message: 'The page is gone (404).' } as const
  if (post === cutPost && link === 1)
    return {
      status: 'lost',
      message: 'The page no longer links to this URL.',
    } as const
  return { status: 'ok', message: '' } as const
}

type Jobs = readonly { readonly id: string; readonly title: string; readonly post: SamplePost }[]

/** Adds the links of published posts as checked in the last days, and never checked again. */
const insertLinks = async (
  transaction: Transaction<Database>,
  { accountId, userId }: Actor,
  jobs: Jobs,
  now: number,
): Promise<void> => {
  const hour = 3_600_000
  const links = jobs.flatMap(({ id, title, post }, index) =>
    post.publishedAt === null
      ? []
      : post.links.map((link, at) => ({
          id: uuidV7(),
          accountId,
          createdBy: userId,
          createdAt: iso(post.publishedAt ?? now),
          source: 'post' as const,
          campaignJobId: id,
          pageUrl: urlOf(post),
          pageHost: new URL(urlOf(post)).hostname,
          pageTitle: title,
          targetUrl: link.url,
          targetHost: new URL(link.url).hostname,
          anchor: link.anchor,
          rel: link.rel,
          foundRel: link.rel,
          ...stateOf(index, at),
          checkedAt: iso(now - (index + 1) * 5 * hour),
          nextCheckAt: neverChecked,
          // a loss is reported once; this one is no news
          told: true,
        })),
  )
  await transaction.insertInto('postLinks').values(links).execute()
}

/** Adds the log of the campaign: its approval, each published post, and the pause after the last one. */
const insertLogs = async (
  transaction: Transaction<Database>,
  { accountId, userId }: Actor,
  campaign: { readonly id: string; readonly approvedAt: number },
  jobs: Jobs,
): Promise<void> => {
  const published = jobs.filter(({ post }) => post.publishedAt !== null)
  const lastAt = Math.max(...published.map(({ post }) => post.publishedAt ?? 0))
  const blogs = campaignProperties.map(({ name }) => `${name} (${jobs.length / campaignProperties.length})`)
  const lines = [
    {
      at: campaign.approvedAt,
      event: 'approved',
      jobId: null,
      message: `Approved: ${jobs.length} posts to ${blogs.join(', ')}.`,
    },
    ...published.map(({ id, title, post }) => ({
      at: post.publishedAt ?? 0,
      event: 'published',
      jobId: id,
      message: `“${title}” was published at ${urlOf(post)}`,
    })),
    {
      at: lastAt + 1_800_000,
      event: 'paused',
      jobId: null,
      message: 'Paused. No posts are published until the campaign is resumed.',
    },
  ]
  await transaction
    .insertInto('campaignLogs')
    .values(
      lines.map(({ at, event, ...line }) => ({
        ...line,
        id: uuidV7(),
        accountId,
        createdBy: event === 'published' ? null : userId,
        createdAt: iso(at),
        updatedAt: iso(at),
        campaignId: campaign.id,
        level: 'info' as const,
        event,
      })),
    )
    .execute()
}

/**
 * Adds a campaign that is half done and paused, with its posts, log and links. Nothing of it is ever sent:
 * its planned posts aren't armed, and its blogs have no secrets. Returns its id and the time of the last post
 * of each sub-property.
 */
export const insertSampleCampaign = async (
  transaction: Transaction<Database>,
  owner: Actor,
  { napId, articleIds, placeIds }: CampaignParts,
  now: Date,
): Promise<{ readonly id: string; readonly lastPosts: ReadonlyMap<string, string> }> => {
  const { accountId, userId } = owner
  const posts = samplePosts(now, articleIds.length, placeIds.length)
  const [{ runAt: firstAt } = { runAt: now.getTime() }] = posts
  const approvedAt = firstAt - 16 * 3_600_000
  const id = uuidV7()
  const own = () => ({ id: uuidV7(), accountId, createdBy: userId })
  await transaction
    .insertInto('campaigns')
    .values({
      ...own(),
      id,
      createdAt: iso(approvedAt - 3_600_000),
      name: campaignName,
      status: 'paused',
      targets: [...placeIds],
      source: JSON.stringify({ kind: 'articles', articleIds }),
      spread: 'everywhere',
      links: JSON.stringify(campaignLinks),
      napId,
      schedule: JSON.stringify({ start: iso(firstAt).slice(0, 10), ...campaignSchedule }),
      approvedBy: userId,
      approvedAt: iso(approvedAt),
      planStale: false,
      ...postCounts,
    })
    .execute()
  const jobs = posts.map((post) => ({ ...own(), title: sampleArticles[post.article]?.title ?? '', post }))
  await transaction
    .insertInto('campaignJobs')
    .values(
      jobs.map(({ post, ...job }) => ({
        ...job,
        campaignId: id,
        subPropertyId: placeIds[post.place] ?? null,
        articleId: articleIds[post.article] ?? null,
        createdAt: iso(approvedAt - 1_800_000),
        links: JSON.stringify(post.links),
        runAt: iso(post.runAt),
        dueAt: iso(post.runAt),
        status: post.publishedAt === null ? ('planned' as const) : ('published' as const),
        attempts: post.publishedAt === null ? 0 : 1,
        url: urlOf(post),
        externalId: post.publishedAt === null ? '' : `sample-${post.place}-${post.article}`,
        publishedAt: post.publishedAt === null ? null : iso(post.publishedAt),
      })),
    )
    .execute()
  await insertLinks(transaction, owner, jobs, now.getTime())
  await insertLogs(transaction, owner, { id, approvedAt }, jobs)
  const lastPosts = posts.flatMap(({ place, publishedAt }): [string, string][] =>
    publishedAt === null ? [] : [[placeIds[place] ?? '', iso(publishedAt)]],
  )
  return { id, lastPosts: new Map(lastPosts) }
}
