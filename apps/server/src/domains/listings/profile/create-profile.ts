import type { BusinessProfile, BusinessProfileCreate } from '@web2/contract/listings'
import type { Transaction } from 'kysely'
import type { Caller } from '../../../platform/auth/caller.ts'
import type { AppContext } from '../../../platform/context.ts'
import { findAccountRow } from '../../../platform/db/account-row.ts'
import type { Database } from '../../../platform/db/database.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { badInput, refused } from '../../../platform/errors.ts'
import { lockNaps } from '../lock-listings.ts'
import type { Entries } from './entries.ts'
import { emitProfile } from './profile-view.ts'
import { removeUnusedProfiles } from './unused-profiles.ts'

type Owner = Pick<Caller, 'accountId' | 'userId'>

/** Gives a listing of the account this profile. */
export const assignProfile = async (
  transaction: Transaction<Database>,
  accountId: string,
  napId: string,
  profileId: string,
): Promise<void> => {
  await transaction
    .updateTable('naps')
    .set({ profileId })
    .where('id', '=', napId)
    .where('accountId', '=', accountId)
    .execute()
}

const profileOf = async (transaction: Transaction<Database>, accountId: string, napId: string) => {
  const row = await findAccountRow(transaction, 'naps', { id: napId, accountId }, { columns: ['profileId'] })
  return row?.profileId ?? null
}

const insert = async (
  transaction: Transaction<Database>,
  { accountId, userId }: Owner,
  confirmed: Entries,
): Promise<string> => {
  const id = uuidV7()
  await transaction
    .insertInto('businessProfiles')
    .values({ id, accountId, createdBy: userId, confirmed: JSON.stringify(confirmed), proposed: '{}' })
    .execute()
  return id
}

const withNewIds = (entries: Entries): Entries =>
  Object.fromEntries(
    Object.entries(entries).map(([field, list]) => [field, list.map((each) => ({ ...each, id: uuidV7() }))]),
  )

/**
 * Gives a listing a profile: an empty one, another listing's to share, or a copy of the confirmed values of one. A
 * profile that no listing uses any more is deleted. Throws 409 if an empty one would replace the listing's own.
 */
export const createProfile = (
  { db }: Pick<AppContext, 'db'>,
  owner: Owner,
  { napId, from }: BusinessProfileCreate,
): Promise<BusinessProfile> =>
  db.transaction().execute(async (transaction) => {
    const { accountId } = owner
    const found = await lockNaps(transaction, accountId, [napId, ...(from ? [from.napId] : [])])
    if (!found.some(({ id }) => id === napId))
      throw badInput({ napId: 'This listing no longer exists. Choose another one.' })
    const before = await profileOf(transaction, accountId, napId)
    if (!from) {
      if (before !== null) throw refused('This listing has a business profile already.')
      const id = await insert(transaction, owner, {})
      await assignProfile(transaction, accountId, napId, id)
      return emitProfile(transaction, accountId, id, 'created')
    }
    const other = await profileOf(transaction, accountId, from.napId)
    const source = await findAccountRow(transaction, 'businessProfiles', { id: other, accountId })
    if (!source) throw badInput({ from: 'This listing has no business profile. Choose another one.' })
    const id =
      from.how === 'share' ? source.id : await insert(transaction, owner, withNewIds(source.confirmed))
    await assignProfile(transaction, accountId, napId, id)
    if (before !== null && before !== id) await removeUnusedProfiles(transaction, accountId, [before])
    return emitProfile(transaction, accountId, id, from.how === 'share' ? 'patched' : 'created')
  })
