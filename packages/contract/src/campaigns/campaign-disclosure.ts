import { Type, type Static } from 'typebox'
import { Id, text } from '../core/record.ts'

/** Articles changed per call; more articles take further calls. */
export const disclosureBatchSize = 200

/** Article with an added disclosure, and the resulting revision. */
export const DisclosedArticle = Type.Object(
  { _id: Id, revision: Type.Integer({ minimum: 1 }) },
  { additionalProperties: false },
)
export type DisclosedArticle = Static<typeof DisclosedArticle>

/** Adds a sentence to the start of the plan's articles that contain affiliate links without a disclosure. */
export const CampaignDisclosureCreate = Type.Object(
  { campaignId: Id, sentence: text(300, 1) },
  { additionalProperties: false },
)
export type CampaignDisclosureCreate = Static<typeof CampaignDisclosureCreate>

/** Removes the sentence from articles that have not been changed since. */
export const CampaignDisclosureUndo = Type.Object(
  {
    sentence: text(300, 1),
    undo: Type.Array(DisclosedArticle, { minItems: 1, maxItems: disclosureBatchSize }),
  },
  { additionalProperties: false },
)
export type CampaignDisclosureUndo = Static<typeof CampaignDisclosureUndo>

/** Result of adding or removing disclosures. */
export interface CampaignDisclosure {
  readonly _id: string
  readonly changed: readonly DisclosedArticle[]
  /** Articles that still lack a disclosure. */
  readonly left: number
}

declare module '../core/resources.ts' {
  interface Resources {
    'campaign-disclosures': {
      record: CampaignDisclosure
      create: CampaignDisclosureCreate
      patch: CampaignDisclosureUndo
    }
  }
}
