import { Type, type Static } from 'typebox'

/** Actions for one post of an approved campaign. */
export const campaignPostActions = ['retry', 'run-now', 'cancel', 'update', 'remove'] as const
export type CampaignPostAction = (typeof campaignPostActions)[number]

/** A post of a campaign, and what can be done with it at the moment. */
export interface CampaignPost {
  readonly _id: string
  /** The place it goes to, by its name; empty once that was deleted. */
  readonly place: string
  readonly propertyId: string | null
  readonly actions: readonly CampaignPostAction[]
  /** Why a published post cannot be changed or deleted from here; empty otherwise. */
  readonly note: string
}

/** update sends the article as it is now; a published post is deleted by removing it. */
export const CampaignPostPatch = Type.Object(
  { action: Type.Enum(['retry', 'run-now', 'cancel', 'update']) },
  { additionalProperties: false },
)
export type CampaignPostPatch = Static<typeof CampaignPostPatch>
