import { Type, type Static } from 'typebox'
import { nullable, Id } from '../core/record.ts'
import { campaignStatuses } from '../campaigns/campaign.ts'
import { Usage } from '../billing/usage.ts'

/** How many days back the first screen looks, today among them. */
export const dashboardDays = 90

/** Number of records in each list; further ones are only counted. */
export const dashboardNames = 5

const Counts = Type.Record(Type.String(), Type.Integer())

const Named = Type.Object({ _id: Id, name: Type.String() })

const list = <Item extends ReturnType<typeof Type.Object>>(item: Item) =>
  Type.Object({ total: Type.Integer(), data: Type.Array(item) })

/** A running campaign. */
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

/** A published site that shows something older than what is saved. */
export const DashboardOldSite = Type.Object({
  ...Named.properties,
  publishedAt: Type.String(),
  /** Pages saved since. */
  pages: Type.Boolean(),
  /** The business listing shows other data by now. */
  listing: Type.Boolean(),
})
export type DashboardOldSite = Static<typeof DashboardOldSite>

/** GET /dashboard: how things stand in the account. Counts by status name statuses that are not 0 only. */
export const Dashboard = Type.Object({
  counts: Type.Object({
    listings: Type.Integer(),
    articles: Counts,
    properties: Counts,
    sites: Counts,
    posts: Counts,
    links: Counts,
  }),
  /** Running and paused ones, those that changed last first. */
  campaigns: list(DashboardCampaign),
  /** Campaigns with posts that failed. */
  failures: list(Type.Object({ ...Named.properties, failed: Type.Integer() })),
  /** Campaigns with due assisted posts. */
  byHand: list(Type.Object({ ...Named.properties, due: Type.Integer() })),
  /** Campaigns that publish nothing until they are resumed, with why. */
  paused: list(Type.Object({ ...Named.properties, message: Type.String(), planned: Type.Integer() })),
  oldSites: list(DashboardOldSite),
  /** Feeds that could not be read the last time. */
  feeds: list(Named),
  /** Published posts, and pages of own sites, that were gone when their links were checked. */
  gone: Type.Object({ posts: Type.Integer(), pages: Type.Integer() }),
  /** Tier requests that wait for an admin; null for other users. */
  tierRequests: nullable(Type.Integer()),
  /** Publications on each day in UTC, oldest first, without gaps. */
  days: Type.Array(Type.Object({ day: Type.String(), posts: Type.Integer(), pages: Type.Integer() })),
  /** The month's use; null for those who may not see it. */
  usage: nullable(Type.Array(Usage)),
})
export type Dashboard = Static<typeof Dashboard>

/** POST /dashboard: recounts all records of the account. */
export const DashboardRecount = Type.Object({ recount: Type.Literal(true) }, { additionalProperties: false })
