import { Type, type Static } from 'typebox'
import { linkRels } from './campaign.ts'
import { Id, nullable, recordFields, text, Timestamp } from '../core/record.ts'

/** waiting: prepared as an assisted post, because the platform has no API. */
export const campaignJobStatuses = [
  'planned',
  'running',
  'waiting',
  'published',
  'failed',
  'cancelled',
] as const
export type CampaignJobStatus = (typeof campaignJobStatuses)[number]

/** Link with its assigned anchor text. */
export const PlannedLink = Type.Object({
  url: Type.String(),
  anchor: Type.String(),
  rel: Type.Enum(linkRels),
})
export type PlannedLink = Static<typeof PlannedLink>

/** Scheduled post: article, sub-property and time. */
export const CampaignJob = Type.Object({
  ...recordFields,
  campaignId: Id,
  subPropertyId: Id,
  /** null until a prompt stacker generates it or a feed delivers it. */
  articleId: nullable(Id),
  /** Keyword for the prompt stacker; empty for existing articles. */
  keyword: Type.String(),
  title: Type.String(),
  links: Type.Array(PlannedLink),
  runAt: Timestamp,
  status: Type.Enum(campaignJobStatuses),
  attempts: Type.Integer(),
  /** Id of the post on its platform. */
  externalId: Type.String(),
  /** Public URL of the post; empty until it is online. */
  url: Type.String(),
  publishedAt: nullable(Timestamp),
  /** Error and how to fix it; empty if there is none. */
  error: Type.String(),
})
export type CampaignJob = Static<typeof CampaignJob>

const typed = {
  subPropertyId: Id,
  articleId: Id,
  keyword: text(200, 1),
  runAt: Timestamp,
  links: Type.Array(
    Type.Object(
      {
        url: Type.String({ pattern: '^https?://[^\\s<>"]+$', maxLength: 2_000 }),
        anchor: text(200, 1),
        rel: Type.Enum(linkRels),
      },
      { additionalProperties: false },
    ),
    { maxItems: 100 },
  ),
}

/** PUT /campaign-jobs/:id: replaces the post, with an article or with a keyword to generate one from. */
export const CampaignJobPut = Type.Object(
  {
    subPropertyId: typed.subPropertyId,
    runAt: typed.runAt,
    links: typed.links,
    articleId: Type.Optional(nullable(typed.articleId)),
    keyword: Type.Optional(text(200)),
  },
  { additionalProperties: false },
)
export type CampaignJobPut = Static<typeof CampaignJobPut>

/** Manual changes of a scheduled post. */
export const CampaignJobPatch = Type.Object(Type.Partial(Type.Object(typed)).properties, {
  additionalProperties: false,
})
export type CampaignJobPatch = Static<typeof CampaignJobPatch>

declare module '../core/resources.ts' {
  interface Resources {
    'campaign-jobs': { record: CampaignJob; update: CampaignJobPut; patch: CampaignJobPatch }
  }
}
