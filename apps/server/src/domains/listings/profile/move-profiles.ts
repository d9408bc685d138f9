import type { Transaction } from 'kysely'
import { findAccountRow } from '../../../platform/db/account-row.ts'
import type { Database } from '../../../platform/db/database.ts'
import { isDeepStrictEqual } from 'node:util'
import { assignProfile } from './create-profile.ts'
import { withGapsFilled } from './entries.ts'
import { emitProfile } from './profile-view.ts'
import { removeUnusedProfiles } from './unused-profiles.ts'

interface Move {
  readonly accountId: string
  /** Listings that are about to be deleted. */
  readonly from: readonly string[]
  /** The listing that takes their place. */
  readonly to: string
}

const profilesOf = async (
  transaction: Transaction<Database>,
  accountId: string,
  naps: readonly string[],
): Promise<string[]> => {
  if (naps.length === 0) return []
  const rows = await transaction
    .selectFrom('naps')
    .select('profileId')
    .where('accountId', '=', accountId)
    .where('id', 'in', naps)
    .where('profileId', 'is not', null)
    .orderBy('id')
    .execute()
  return [...new Set(rows.flatMap(({ profileId }) => profileId ?? []))]
}

/** Adds the confirmed values of a profile to the fields in which another one of the account has none. */
const fillGaps = async (
  transaction: Transaction<Database>,
  accountId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> => {
  const other = await findAccountRow(transaction, 'businessProfiles', { id: from, accountId })
  const kept = await findAccountRow(
    transaction,
    'businessProfiles',
    { id: to, accountId },
    { lock: 'update' },
  )
  if (!other || !kept) return
  const confirmed = withGapsFilled(kept.confirmed, other.confirmed)
  if (isDeepStrictEqual(confirmed, kept.confirmed)) return
  await transaction
    .updateTable('businessProfiles')
    .set({ confirmed: JSON.stringify(confirmed), version: kept.version + 1 })
    .where('id', '=', kept.id)
    .execute()
  await emitProfile(transaction, accountId, kept.id)
}

/**
 * Hands the profiles of listings to the one that takes their place: it keeps its own confirmed values and gets those
 * that it lacks. The caller holds the listing locks.
 */
export const moveProfiles = async (
  transaction: Transaction<Database>,
  { accountId, from, to }: Move,
): Promise<void> => {
  const [kept] = await profilesOf(transaction, accountId, [to])
  const [first, ...others] = (await profilesOf(transaction, accountId, from)).filter((id) => id !== kept)
  if (first === undefined) return
  if (kept === undefined) await assignProfile(transaction, accountId, to, first)
  const target = kept ?? first
  for (const id of kept === undefined ? others : [first, ...others])
    await fillGaps(transaction, accountId, { from: id, to: target })
}

/** Takes their profiles from listings that are about to be deleted, and deletes those that no other listing uses. */
export const leaveProfiles = async (
  transaction: Transaction<Database>,
  accountId: string,
  naps: readonly string[],
): Promise<void> => {
  const ids = await profilesOf(transaction, accountId, naps)
  if (ids.length === 0) return
  await transaction
    .updateTable('naps')
    .set({ profileId: null })
    .where('accountId', '=', accountId)
    .where('id', 'in', naps)
    .execute()
  await removeUnusedProfiles(transaction, accountId, ids)
}
