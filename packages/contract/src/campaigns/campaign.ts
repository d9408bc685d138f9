import { Type, type Static } from 'typebox'
import { AcceptIssues } from '../core/accept-issues.ts'
import { Id, nullable, recordFields, text, Timestamp } from '../core/record.ts'
import { CampaignUtm } from './campaign-utm.ts'

export const campaignStatuses = ['draft', 'running', 'paused', 'completed', 'failed', 'cancelled'] as const
export type CampaignStatus = (typeof campaignStatuses)[number]

export const linkRels = ['', 'nofollow', 'sponsored', 'ugc'] as const
export type LinkRel = (typeof linkRels)[number]

/** Anchor text with its weight among the anchor texts of its link: weight 2 is used twice as often as 1. */
export const CampaignAnchor = Type.Object(
  { text: text(200, 1), weight: Type.Integer({ minimum: 1, maximum: 100 }) },
  { additionalProperties: false },
)
export type CampaignAnchor = Static<typeof CampaignAnchor>

/** Link that the posts of a campaign contain. */
export const CampaignLink = Type.Object(
  {
    url: Type.String({ pattern: '^https?://[^\\s<>"]+$', maxLength: 2_000 }),
    anchors: Type.Array(CampaignAnchor, { minItems: 1, maxItems: 200 }),
    /** Empty for an ordinary link. */
    rel: Type.Enum(linkRels),
    /** Percentage of posts that contain it. */
    share: Type.Integer({ minimum: 1, maximum: 100 }),
    /** Number of times one such post contains it. */
    perArticle: Type.Integer({ minimum: 1, maximum: 5 }),
  },
  { additionalProperties: false },
)
export type CampaignLink = Static<typeof CampaignLink>

/** once: every article goes to one sub-property; everywhere: to each of them. */
export const campaignSpreads = ['once', 'everywhere'] as const
export type CampaignSpread = (typeof campaignSpreads)[number]

/** Maximum number of posts of one campaign. */
export const mostCampaignJobs = 100_000

/** Maximum number of links in all posts of one campaign. */
export const mostCampaignLinks = 1_000_000

/** Source of the articles. */
export const CampaignSource = Type.Union([
  Type.Object({ kind: Type.Literal('category'), categoryId: Id }, { additionalProperties: false }),
  Type.Object(
    { kind: Type.Literal('articles'), articleIds: Type.Array(Id, { maxItems: 100_000 }) },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      kind: Type.Literal('stacker'),
      stackerId: Id,
      keywords: Type.Array(text(200, 1), { maxItems: 100_000 }),
    },
    { additionalProperties: false },
  ),
  Type.Object({ kind: Type.Literal('rss'), feedId: Id }, { additionalProperties: false }),
])
export type CampaignSource = Static<typeof CampaignSource>

/** Schedule of the posts, in the local time of one time zone. */
export const CampaignSchedule = Type.Object(
  {
    /** First day, '2026-12-01'. */
    start: Type.String({ format: 'date' }),
    postsPerDay: Type.Integer({ minimum: 1, maximum: 1_000 }),
    /** Times of day, '09:00'; the window ends on the same day. */
    from: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
    to: Type.String({ pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$' }),
    /** IANA name, 'America/New_York'. */
    timeZone: text(64, 1),
    /** 1 is Monday, 7 is Sunday. */
    weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
      minItems: 1,
      maxItems: 7,
      uniqueItems: true,
    }),
    /** Minutes by which a post may deviate from its even share of the window. */
    jitter: Type.Integer({ minimum: 0, maximum: 720 }),
  },
  { additionalProperties: false },
)
export type CampaignSchedule = Static<typeof CampaignSchedule>

/** Campaign: articles posted to the account's own blogs on a schedule. */
export const Campaign = Type.Object({
  ...recordFields,
  name: Type.String(),
  status: Type.Enum(campaignStatuses),
  /** Sub-properties. */
  targets: Type.Array(Id),
  source: CampaignSource,
  spread: Type.Enum(campaignSpreads),
  links: Type.Array(CampaignLink),
  napId: nullable(Id),
  schedule: CampaignSchedule,
  utm: CampaignUtm,
  /** Seed of the plan's random choices; the same draft produces the same plan. */
  seed: Type.Integer(),
  /** The draft has no plan, or changed since its plan was computed. */
  planStale: Type.Boolean(),
  /**
   * Rises with each change of the draft or its plan, so that an approval applies to the plan the user saw.
   */
  planRevision: Type.Integer(),
  approvedBy: nullable(Id),
  approvedAt: nullable(Timestamp),
  /** Scheduled posts by status; stored counts, not computed on request. */
  planned: Type.Integer(),
  published: Type.Integer(),
  failed: Type.Integer(),
  cancelled: Type.Integer(),
  /** Why it failed or was paused automatically; empty otherwise. */
  message: Type.String(),
  /** Time of the next pending post. */
  nextPostAt: nullable(Timestamp),
})
export type Campaign = Static<typeof Campaign>

const draft = {
  name: text(200),
  targets: Type.Array(Id, { maxItems: 10_000, uniqueItems: true }),
  source: CampaignSource,
  spread: Type.Enum(campaignSpreads),
  links: Type.Array(CampaignLink, { maxItems: 50 }),
  napId: nullable(Id),
  schedule: CampaignSchedule,
  utm: CampaignUtm,
  seed: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
}

/** Fields of a campaign that a user enters; a new one needs only a name. */
export const CampaignData = Type.Object(
  { ...Type.Partial(Type.Object(draft)).properties, name: text(200, 1) },
  { additionalProperties: false },
)
export type CampaignData = Static<typeof CampaignData>

/** PUT /campaigns/:id: replaces the draft; omitted fields are reset to their defaults. */
export const CampaignPut = Type.Object(
  {
    ...CampaignData.properties,
    /** The `planRevision` the change is based on; the change is refused if there is a later one. */
    since: Type.Optional(Type.Integer()),
  },
  { additionalProperties: false },
)
export type CampaignPut = Static<typeof CampaignPut>

/**
 * How overdue posts are handled. `send`: as soon as a worker is free. `spread`: one after another, within the
 * campaign's hours and posts per day. `skip`: they are canceled.
 */
export const overdueWays = ['send', 'spread', 'skip'] as const
export type OverdueWay = (typeof overdueWays)[number]

/** Minutes past its due time after which a scheduled post is overdue. */
export const overdueAfter = 15

/** Changes of a draft, or the status that pauses, resumes or cancels an approved campaign. */
export const CampaignPatch = Type.Object(
  {
    ...Type.Partial(Type.Object(draft)).properties,
    name: Type.Optional(text(200, 1)),
    status: Type.Optional(Type.Enum(['running', 'paused', 'cancelled'])),
    /**
     * With `status: 'running'`, also for a campaign that is already running. By default, overdue posts are
     * spread.
     */
    overdue: Type.Optional(Type.Enum(overdueWays)),
    /** The `planRevision` the change is based on; the change is refused if there is a later one. */
    since: Type.Optional(Type.Integer()),
  },
  { additionalProperties: false },
)
export type CampaignPatch = Static<typeof CampaignPatch>

/** Requests the plan of a draft; it replaces the previous plan. */
export const CampaignPlanCreate = Type.Object({ campaignId: Id }, { additionalProperties: false })
export type CampaignPlanCreate = Static<typeof CampaignPlanCreate>

/** Approval of a plan the user has seen, naming every sub-property it posts to. */
export const CampaignApprovalCreate = Type.Object(
  {
    campaignId: Id,
    planRevision: Type.Integer(),
    /** Ids of exactly the sub-properties that the plan posts to. */
    destinations: Type.Array(Id, { minItems: 1, maxItems: 10_000, uniqueItems: true }),
    /** Ids of findings to confirm. Responds 409 if the plan has any that are not listed. */
    acceptIssues: Type.Optional(AcceptIssues),
  },
  { additionalProperties: false },
)
export type CampaignApprovalCreate = Static<typeof CampaignApprovalCreate>

declare module '../core/resources.ts' {
  interface Resources {
    'campaign-approvals': { create: CampaignApprovalCreate; created: Campaign }
    campaigns: { record: Campaign; create: CampaignData; update: CampaignPut; patch: CampaignPatch }
  }
}
