import { Type, type Static } from 'typebox'
import { AcceptIssues } from '../core/accept-issues.ts'
import { Id, nullable, recordFields, text, Timestamp } from '../core/record.ts'

export const campaignStatuses = ['draft', 'running', 'paused', 'completed', 'failed', 'cancelled'] as const
export type CampaignStatus = (typeof campaignStatuses)[number]

export const linkRels = ['', 'nofollow', 'sponsored', 'ugc'] as const
export type LinkRel = (typeof linkRels)[number]

/** A text of a link, and its share among the texts of that link: 2 is given out twice as often as 1. */
export const CampaignAnchor = Type.Object(
  { text: text(200, 1), weight: Type.Integer({ minimum: 1, maximum: 100 }) },
  { additionalProperties: false },
)
export type CampaignAnchor = Static<typeof CampaignAnchor>

/** A link that the posts of a campaign carry. */
export const CampaignLink = Type.Object(
  {
    url: Type.String({ pattern: '^https?://[^\\s<>"]+$', maxLength: 2_000 }),
    anchors: Type.Array(CampaignAnchor, { minItems: 1, maxItems: 200 }),
    /** Empty: an ordinary link. */
    rel: Type.Enum(linkRels),
    /** Percent of the posts that carry it. */
    share: Type.Integer({ minimum: 1, maximum: 100 }),
    /** How many of it one such post carries. */
    perArticle: Type.Integer({ minimum: 1, maximum: 5 }),
  },
  { additionalProperties: false },
)
export type CampaignLink = Static<typeof CampaignLink>

/** once: every article goes to one place; everywhere: to each of them. */
export const campaignSpreads = ['once', 'everywhere'] as const
export type CampaignSpread = (typeof campaignSpreads)[number]

/** Most posts of one campaign. */
export const mostCampaignJobs = 100_000

/** Most links that all posts of one campaign carry together. */
export const mostCampaignLinks = 1_000_000

/** Where the articles come from. */
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

/** Schedule of posts, in the local time of one time zone. */
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
    /** Minutes by which a post may be earlier or later than its even share of the window. */
    jitter: Type.Integer({ minimum: 0, maximum: 720 }),
  },
  { additionalProperties: false },
)
export type CampaignSchedule = Static<typeof CampaignSchedule>

/** Articles that are dripped to the account's own blogs. */
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
  /** Seed of everything that the plan draws by lot: the same draft gives the same plan. */
  seed: Type.Integer(),
  /** The draft has changed since its plan was made, or there is no plan. */
  planStale: Type.Boolean(),
  /**
   * Rises with every change of the draft or its plan, so that an approval covers exactly the plan that was
   * shown.
   */
  planRevision: Type.Integer(),
  approvedBy: nullable(Id),
  approvedAt: nullable(Timestamp),
  /** Jobs by status; kept, not counted when asked. */
  planned: Type.Integer(),
  published: Type.Integer(),
  failed: Type.Integer(),
  cancelled: Type.Integer(),
  /** Why it paused by itself or failed; empty otherwise. */
  message: Type.String(),
  /** The earliest post that is still to come. */
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
  seed: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
}

/** Fields of a campaign that a user enters; only the name is required at first. */
export const CampaignData = Type.Object(
  { ...Type.Partial(Type.Object(draft)).properties, name: text(200, 1) },
  { additionalProperties: false },
)
export type CampaignData = Static<typeof CampaignData>

/** PUT /campaigns/:id: the draft as it is to be; what is left out goes back to what a new draft has. */
export const CampaignPut = Type.Object(
  {
    ...CampaignData.properties,
    /** The `planRevision` that was read: when there is a later one, the change is refused. */
    since: Type.Optional(Type.Integer()),
  },
  { additionalProperties: false },
)
export type CampaignPut = Static<typeof CampaignPut>

/**
 * Handling of missed posts. `send`: posts them as soon as a worker is free. `spread`: posts them one by one,
 * within the campaign's hours and posts per day. `skip`: cancels them.
 */
export const overdueWays = ['send', 'spread', 'skip'] as const
export type OverdueWay = (typeof overdueWays)[number]

/** Minutes after its time from which a planned post is overdue. */
export const overdueAfter = 15

/** Changes of a draft, or the one word that pauses, resumes or cancels an approved campaign. */
export const CampaignPatch = Type.Object(
  {
    ...Type.Partial(Type.Object(draft)).properties,
    name: Type.Optional(text(200, 1)),
    status: Type.Optional(Type.Enum(['running', 'paused', 'cancelled'])),
    /** With `status: 'running'`, also of a campaign that runs already. Without it overdue posts are spread. */
    overdue: Type.Optional(Type.Enum(overdueWays)),
    /** The `planRevision` that the change was made to: when there is a later one, the change is refused. */
    since: Type.Optional(Type.Integer()),
  },
  { additionalProperties: false },
)
export type CampaignPatch = Static<typeof CampaignPatch>

/** Asks for the plan of a draft; an earlier plan is replaced. */
export const CampaignPlanCreate = Type.Object({ campaignId: Id }, { additionalProperties: false })
export type CampaignPlanCreate = Static<typeof CampaignPlanCreate>

/** A person agrees to a plan that they have seen, naming every place it posts to. */
export const CampaignApprovalCreate = Type.Object(
  {
    campaignId: Id,
    planRevision: Type.Integer(),
    /** Sub-properties; all that the plan posts to, and no other. */
    destinations: Type.Array(Id, { minItems: 1, maxItems: 10_000, uniqueItems: true }),
    /** Checks to confirm, by their ids. Without them a plan that has any is refused (409). */
    acceptIssues: Type.Optional(AcceptIssues),
  },
  { additionalProperties: false },
)
export type CampaignApprovalCreate = Static<typeof CampaignApprovalCreate>
