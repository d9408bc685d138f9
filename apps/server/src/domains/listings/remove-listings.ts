import type { AppContext } from '../../platform/context.ts'
import { SqlAdapter, type AdapterRecord } from '../../platform/db/adapter/sql-adapter.ts'
import { badInput } from '../../platform/errors.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { lockNaps } from './lock-listings.ts'
import { replaceListingReferences } from './move-listing-uses.ts'
import { napsResource } from './listings-resource.ts'
import { leaveProfiles, moveProfiles } from './profile/move-profiles.ts'

interface Removal {
  readonly ids: readonly string[]
  /** Listing that replaces them in references; undefined leaves the references empty. */
  readonly replaceBy: string | undefined
}

/**
 * Deletes listings of the account, with the business profiles that no other listing uses, and replaces references to
 * them in the same transaction. The replacement gets what its own profile lacks. Published content stays as it is. Returns those that existed. Throws 400 if the replacement is gone or among the deleted.
 */
export const removeNaps = (
  { db, contributions }: Pick<AppContext, 'db' | 'contributions'>,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  { ids, replaceBy }: Removal,
): Promise<AdapterRecord[]> =>
  db.transaction().execute(async (transaction) => {
    if (replaceBy !== undefined && ids.includes(replaceBy))
      throw badInput({ replaceBy: 'This listing is being deleted too. Choose another one.' })
    const wanted = replaceBy === undefined ? ids : [...ids, replaceBy]
    const found = (await lockNaps(transaction, accountId, wanted)).map(({ id }) => id)
    const gone = found.filter((id) => id !== replaceBy)
    if (replaceBy !== undefined) {
      if (!found.includes(replaceBy))
        throw badInput({ replaceBy: 'This listing no longer exists. Choose another one.' })
      await replaceListingReferences(contributions, transaction, accountId, { from: gone, to: replaceBy })
      await moveProfiles(transaction, { accountId, from: gone, to: replaceBy })
    }
    await leaveProfiles(transaction, accountId, gone)
    const rows = new SqlAdapter({
      db: transaction,
      resource: napsResource,
      multi: ['remove'],
      eventPath: 'naps',
    })
    return rows._remove(null, { query: { _id: { $in: gone } }, tenant: { accountId, userId } })
  })
