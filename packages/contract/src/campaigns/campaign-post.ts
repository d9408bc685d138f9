import { Type, type Static } from 'typebox'

/** Actions on one post of an approved campaign. */
export const campaignPostActions = ['retry', 'run-now', 'cancel', 'update', 'remove'] as const
export type CampaignPostAction = (typeof campaignPostActions)[number]

/** Post of a campaign with its available actions. */
export interface CampaignPost {
  readonly _id: string
  /** Name of the sub-property; empty once it is deleted. */
  readonly place: string
  readonly propertyId: string | null
  readonly actions: readonly CampaignPostAction[]
  /** Why a published post can't be changed or deleted from here; empty otherwise. */
  readonly note: string
}

/** `update` sends the current article; a published post is deleted with the DELETE method. */
export const CampaignPostPatch = Type.Object(
  { action: Type.Enum(['retry', 'run-now', 'cancel', 'update']) },
  { additionalProperties: false },
)
export type CampaignPostPatch = Static<typeof CampaignPostPatch>

declare module '../core/resources.ts' {
  interface Resources {
    'campaign-posts': { record: CampaignPost; patch: CampaignPostPatch }
  }
}
