import { Type, type Static } from 'typebox'
import { linkRels } from './campaign.ts'
import { Id, nullable, recordFields, text, Timestamp } from '../core/record.ts'

/** waiting: made ready for a person who pastes it by hand, where the platform has no interface. */
export const campaignJobStatuses = [
  'planned',
  'running',
  'waiting',
  'published',
  'failed',
  'cancelled',
] as const
export type CampaignJobStatus = (typeof campaignJobStatuses)[number]

/** A link with the one text that was given to it. */
export const PlannedLink = Type.Object({
  url: Type.String(),
  anchor: Type.String(),
  rel: Type.Enum(linkRels),
})
export type PlannedLink = Static<typeof PlannedLink>

/** One planned post: which article goes where, and when. */
export const CampaignJob = Type.Object({
  ...recordFields,
  campaignId: Id,
  subPropertyId: Id,
  /** Null until a stacker has written it or a feed has brought it. */
  articleId: nullable(Id),
  /** Keyword for the prompt stacker; empty for existing articles. */
  keyword: Type.String(),
  title: Type.String(),
  links: Type.Array(PlannedLink),
  runAt: Timestamp,
  status: Type.Enum(campaignJobStatuses),
  attempts: Type.Integer(),
  /** The post's id at its platform. */
  externalId: Type.String(),
  /** Where readers open the post; empty until it is there. */
  url: Type.String(),
  publishedAt: nullable(Timestamp),
  /** Description of the error and its fix; empty if there is none. */
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

/** PUT /campaign-jobs/:id: the post as it is to be, with an article, or a keyword that is still to be written on. */
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

/** Changes of a planned post by hand. */
export const CampaignJobPatch = Type.Object(Type.Partial(Type.Object(typed)).properties, {
  additionalProperties: false,
})
export type CampaignJobPatch = Static<typeof CampaignJobPatch>
