import { lockAccountRow } from '../../platform/db/account-row.ts'
import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { CampaignsTable } from './tables.ts'
import { changedMeanwhile, refused } from '../../platform/errors.ts'

export type CampaignRow = Selectable<CampaignsTable>

/** Locks the account's campaign until the transaction ends. Throws 404 if it doesn't exist. */
export const lockCampaign = (
  transaction: Transaction<Database>,
  accountId: string,
  id: string,
): Promise<CampaignRow> => lockAccountRow(transaction, 'campaigns', { id, accountId }, 'campaign')

/** Throws 409 unless the campaign is still a draft. */
export const requireDraft = ({ status }: CampaignRow): void => {
  if (status !== 'draft') throw refused('This campaign is approved, so its plan can’t be changed.')
}

/** Throws 409 if the draft or its plan changed since the given revision. */
export const requirePlanRevision = ({ planRevision }: CampaignRow, seen: number): void => {
  if (planRevision !== seen)
    throw changedMeanwhile('The campaign changed since you opened it. Review it again.')
}
