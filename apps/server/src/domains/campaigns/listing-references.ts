import { sql } from 'kysely'
import type { ListingReferenceKind } from '../listings/index.ts'
import { emitCampaignChanged } from './emit-campaign-changed.ts'

/** Campaigns that reference listings. */
export const campaignListingReferences: ListingReferenceKind = {
  kind: 'campaign',
  table: 'campaigns',
  isSeen: sql`true`,
  emitChanged: async (transaction, accountId, ids) => {
    for (const id of ids) await emitCampaignChanged(transaction, accountId, id)
  },
}
