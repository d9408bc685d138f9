import type { Campaign } from '@web2/contract/campaigns'
import { campaigns } from './resources.ts'
import type { DraftKind } from '../../lib/forms/use-saving-draft.ts'
import { campaignRecord } from './campaigns-api.ts'
import { isReadyToSave, newCampaign, dataOf, valuesOf, type CampaignValues } from './campaign-values.ts'

/** Campaigns as they are drafted. */
export const campaignDraft: DraftKind<CampaignValues, Campaign> = {
  name: 'campaign',
  empty: () => newCampaign(),
  valuesOf,
  isWhole: isReadyToSave,
  create: (values) => campaigns.create(dataOf(values)),
  patch: (id, values) => campaigns.patch(id, dataOf(values)),
  signOf: ({ planRevision }) => planRevision,
  // a draft has no revision before it is stored
  signAfter: (_values, stored) => (stored === null ? null : stored.planRevision + 1),
  record: campaignRecord,
  lists: [campaigns.path, 'find'],
}
