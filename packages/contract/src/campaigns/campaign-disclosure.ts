import { Type, type Static } from 'typebox'
import { Id, text } from '../core/record.ts'

/** Articles that one call changes; more are done by further calls. */
export const disclosureBatchSize = 200

/** An article with a disclosure, and its revision by it. */
export const DisclosedArticle = Type.Object(
  { _id: Id, revision: Type.Integer({ minimum: 1 }) },
  { additionalProperties: false },
)
export type DisclosedArticle = Static<typeof DisclosedArticle>

/** Puts a sentence at the beginning of the articles of a plan that carry affiliate links and do not say so. */
export const CampaignDisclosureCreate = Type.Object(
  { campaignId: Id, sentence: text(300, 1) },
  { additionalProperties: false },
)
export type CampaignDisclosureCreate = Static<typeof CampaignDisclosureCreate>

/** Removes the disclosure from articles that have not changed since. */
export const CampaignDisclosureUndo = Type.Object(
  {
    sentence: text(300, 1),
    undo: Type.Array(DisclosedArticle, { minItems: 1, maxItems: disclosureBatchSize }),
  },
  { additionalProperties: false },
)
export type CampaignDisclosureUndo = Static<typeof CampaignDisclosureUndo>

/** Result of adding a disclosure. */
export interface CampaignDisclosure {
  readonly _id: string
  readonly changed: readonly DisclosedArticle[]
  /** Articles that still have none. */
  readonly left: number
}
