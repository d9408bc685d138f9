import { dashboardDays, dashboardNames, type Dashboard, type DashboardCounts } from '@web2/contract/dashboard'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { CountSubject } from './tables.ts'
import { monthlyUsage } from '../billing/index.ts'
import { campaignsAwaitingManualPosts, activeCampaigns, campaignsWithFailures } from './campaign-lists.ts'
import { outdatedSites } from './stale-sites.ts'
import { readCounts, type Count } from './read-counts.ts'
import { pausedBulks, silentBlogs, troubledGenerations } from './unfinished-lists.ts'
import { failedFeeds, gonePages, openTierRequests, pausedCampaigns } from './waiting-lists.ts'

interface Wanted {
  readonly accountId: string
  readonly withUsage: boolean
  /** True if the viewer decides on tier requests. */
  readonly withTierRequests: boolean
  readonly now: Date
}

const dayLength = 86_400_000

/** Returns the days in UTC up to today, oldest first. */
const daysUntil = (now: Date): readonly string[] =>
  Array.from({ length: dashboardDays }, (_, at) =>
    new Date(now.getTime() - (dashboardDays - 1 - at) * dayLength).toISOString().slice(0, 10),
  )

const byState = (counts: readonly Count[], wanted: CountSubject): Record<string, number> =>
  Object.fromEntries(
    counts.flatMap(({ subject, state, amount }) => (subject === wanted ? [[state, amount]] : [])),
  )

const byDay = (counts: readonly Count[], wanted: CountSubject): ReadonlyMap<string, number> =>
  new Map(counts.flatMap(({ subject, day, amount }) => (subject === wanted ? [[day, amount]] : [])))

const countsOf = (counts: readonly Count[]): DashboardCounts => ({
  listings: byState(counts, 'listings')[''] ?? 0,
  articles: byState(counts, 'articles'),
  properties: byState(counts, 'properties'),
  sites: byState(counts, 'sites'),
  posts: byState(counts, 'posts'),
  links: byState(counts, 'links'),
})

/** Returns the counts that the account's dashboard shows. */
export const readDashboardCounts = async (
  db: Kysely<Database>,
  accountId: string,
  now: Date,
): Promise<DashboardCounts> => countsOf(await readCounts(db, accountId, now.toISOString().slice(0, 10)))

/** Returns the account's dashboard from stored counts and a few short lists. */
export const readDashboard = async (
  db: Kysely<Database>,
  { accountId, withUsage, withTierRequests, now }: Wanted,
): Promise<Dashboard> => {
  const days = daysUntil(now)
  const [
    counts,
    campaigns,
    failures,
    byHand,
    paused,
    old,
    feeds,
    blogs,
    generations,
    bulks,
    gone,
    tierRequests,
    usage,
  ] = await Promise.all([
    readCounts(db, accountId, days[0] ?? ''),
    activeCampaigns(db, accountId),
    campaignsWithFailures(db, accountId),
    campaignsAwaitingManualPosts(db, accountId, now),
    pausedCampaigns(db, accountId),
    outdatedSites(db, accountId),
    failedFeeds(db, accountId),
    silentBlogs(db, accountId),
    troubledGenerations(db, accountId, now),
    pausedBulks(db, accountId),
    gonePages(db, accountId),
    withTierRequests ? openTierRequests(db) : null,
    withUsage ? monthlyUsage(db, accountId, now) : null,
  ])
  const [posts, pages] = [byDay(counts, 'posts-by-day'), byDay(counts, 'pages-by-day')]
  return {
    counts: countsOf(counts),
    campaigns,
    failures,
    byHand,
    paused,
    oldSites: { total: old.length, data: old.slice(0, dashboardNames) },
    feeds,
    silentBlogs: blogs,
    generations,
    pausedBulks: bulks,
    gone,
    tierRequests,
    days: days.map((day) => ({ day, posts: posts.get(day) ?? 0, pages: pages.get(day) ?? 0 })),
    usage,
  }
}
