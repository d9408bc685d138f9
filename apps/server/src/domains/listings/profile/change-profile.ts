import { profileLimits, type BusinessProfile, type BusinessProfilePatch } from '@web2/contract/listings'
import { isDeepStrictEqual } from 'node:util'
import type { Caller } from '../../../platform/auth/caller.ts'
import type { AppContext } from '../../../platform/context.ts'
import { lockAccountRow } from '../../../platform/db/account-row.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { badInput, changedMeanwhile } from '../../../platform/errors.ts'
import { changedContent, overfullField } from './entries.ts'
import { emitProfile } from './profile-view.ts'

/**
 * Applies a person's changes to a profile of the account. Throws 409 if its confirmed values are not those of the
 * given version.
 */
export const changeProfile = (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { accountId }: Pick<Caller, 'accountId'>,
  id: string,
  { version, ...patch }: BusinessProfilePatch,
): Promise<BusinessProfile> =>
  db.transaction().execute(async (transaction) => {
    const row = await lockAccountRow(transaction, 'businessProfiles', { id, accountId }, 'business profile')
    if (row.version !== version)
      throw changedMeanwhile('Someone else edited this business profile. Your changes were not saved.')
    const next = changedContent(row, patch, uuidV7)
    const overfull = overfullField(next.confirmed)
    if (overfull) throw badInput({ [`confirmed.${overfull}`]: `Use at most ${profileLimits[overfull]}` })
    await transaction
      .updateTable('businessProfiles')
      .set({
        version: isDeepStrictEqual(next.confirmed, row.confirmed) ? version : version + 1,
        confirmed: JSON.stringify(next.confirmed),
        proposed: JSON.stringify(next.proposed),
        updatedAt: now().toISOString(),
      })
      .where('id', '=', row.id)
      .execute()
    return emitProfile(transaction, accountId, row.id)
  })
