import { Type, type Static } from 'typebox'
import { nullable, Id } from '../core/record.ts'
import { campaignStatuses } from '../campaigns/campaign.ts'
import { Usage } from '../billing/usage.ts'

/** Days shown on the dashboard, including today. */
export const dashboardDays = 90

/** Records named in each of its lists; the rest are only counted. */
export const dashboardNames = 5

const Counts = Type.Record(Type.String(), Type.Integer())

const Named = Type.Object({ _id: Id, name: Type.String() })

const WithMessage = Type.Object({ ...Named.properties, message: Type.String() })

const list = <Item extends ReturnType<typeof Type.Object>>(item: Item) =>
  Type.Object({ total: Type.Integer(), data: Type.Array(item) })

/** Running or paused campaign. */
export const DashboardCampaign = Type.Object({
  ...Named.properties,
  status: Type.Enum(campaignStatuses),
  planned: Type.Integer(),
  published: Type.Integer(),
  failed: Type.Integer(),
  cancelled: Type.Integer(),
  nextPostAt: nullable(Type.String()),
})
export type DashboardCampaign = Static<typeof DashboardCampaign>

/** Published site that is older than its saved state. */
export const DashboardOldSite = Type.Object({
  ...Named.properties,
  publishedAt: Type.String(),
  /** Pages were saved since. */
  pages: Type.Boolean(),
  /** The business listing has changed since. */
  listing: Type.Boolean(),
})
export type DashboardOldSite = Static<typeof DashboardOldSite>

/** Counts of the account's records; those by status omit statuses with 0. */
export const DashboardCounts = Type.Object({
  listings: Type.Integer(),
  articles: Counts,
  properties: Counts,
  sites: Counts,
  posts: Counts,
  links: Counts,
})
export type DashboardCounts = Static<typeof DashboardCounts>

/** GET /dashboard: state of the account. */
export const Dashboard = Type.Object({
  counts: DashboardCounts,
  /** Running and paused campaigns, most recently changed first. */
  campaigns: list(DashboardCampaign),
  /** Campaigns with failed posts. */
  failures: list(Type.Object({ ...Named.properties, failed: Type.Integer() })),
  /** Campaigns with due assisted posts. */
  byHand: list(Type.Object({ ...Named.properties, due: Type.Integer() })),
  /** Campaigns that are paused until resumed, with the reason. */
  paused: list(Type.Object({ ...Named.properties, message: Type.String(), planned: Type.Integer() })),
  oldSites: list(DashboardOldSite),
  /** Feeds whose latest fetch failed. */
  feeds: list(Named),
  /** Blogs that did not respond at their last try and are tried again, with the reason. */
  silentBlogs: list(WithMessage),
  /** Generations of the last week that failed and left an incomplete article, or that wait for their service. */
  generations: list(
    Type.Object({ ...WithMessage.properties, state: Type.Enum(['incomplete', 'waiting'] as const) }),
  ),
  /** Zoomer bulks that are paused, with the reason. */
  pausedBulks: list(WithMessage),
  /** Published posts and own site pages that were missing at their last link check. */
  gone: Type.Object({ posts: Type.Integer(), pages: Type.Integer() }),
  /** Tier requests waiting for an admin; null for everyone else. */
  tierRequests: nullable(Type.Integer()),
  /** Posts and page publications per day in UTC, oldest first, without gaps. A republished page counts again. */
  days: Type.Array(Type.Object({ day: Type.String(), posts: Type.Integer(), pages: Type.Integer() })),
  /** Usage of the month; null for users who may not see it. */
  usage: nullable(Type.Array(Usage)),
})
export type Dashboard = Static<typeof Dashboard>

/** POST /dashboard: recounts everything in the account. */
export const DashboardRecount = Type.Object({ recount: Type.Literal(true) }, { additionalProperties: false })
export type DashboardRecount = Static<typeof DashboardRecount>

/** Minutes after which opening the dashboard again is a new visit. */
export const dashboardVisitGap = 30

/** POST /dashboard-visits: records that the user opens the dashboard. */
export const DashboardVisitCreate = Type.Object({}, { additionalProperties: false })
export type DashboardVisitCreate = Static<typeof DashboardVisitCreate>

/** The user's previous visit to the dashboard and the counts at its end; null at the first visit. */
export const DashboardVisit = Type.Object({
  since: nullable(Type.String()),
  counts: nullable(DashboardCounts),
})
export type DashboardVisit = Static<typeof DashboardVisit>

declare module '../core/resources.ts' {
  interface Resources {
    dashboard: { found: Dashboard; create: DashboardRecount; created: Dashboard }
    'dashboard-visits': { create: DashboardVisitCreate; created: DashboardVisit }
  }
}
