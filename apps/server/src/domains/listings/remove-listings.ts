import type { AppContext } from '../../platform/context.ts'
import { SqlAdapter, type AdapterRecord } from '../../platform/db/adapter/sql-adapter.ts'
import { badInput } from '../../platform/errors.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { lockNaps } from './lock-listings.ts'
import { replaceListingReferences } from './move-listing-uses.ts'
import { napsResource } from './listings-resource.ts'

interface Removal {
  readonly ids: readonly string[]
  /** The listing that is shown in their place; undefined: what has shown them shows none. */
  readonly replaceBy: string | undefined
}

/**
 * Removes listings of the account; what shows them shows another one from then on, in the same transaction. Nothing
 * that is published changes. Answers those that were there; 400 when the other one is gone, or is removed itself.
 */
export const removeNaps = (
  { db, contributions }: Pick<AppContext, 'db' | 'contributions'>,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  { ids, replaceBy }: Removal,
): Promise<AdapterRecord[]> =>
  db.transaction().execute(async (transaction) => {
    if (replaceBy !== undefined && ids.includes(replaceBy))
      throw badInput({ replaceBy: 'This listing is being deleted itself. Please choose another one.' })
    const wanted = replaceBy === undefined ? ids : [...ids, replaceBy]
    const found = (await lockNaps(transaction, accountId, wanted)).map(({ id }) => id)
    const gone = found.filter((id) => id !== replaceBy)
    if (replaceBy !== undefined) {
      if (!found.includes(replaceBy))
        throw badInput({ replaceBy: 'This listing does not exist any more. Please choose another one.' })
      await replaceListingReferences(contributions, transaction, accountId, { from: gone, to: replaceBy })
    }
    const rows = new SqlAdapter({
      db: transaction,
      resource: napsResource,
      multi: ['remove'],
      eventPath: 'naps',
    })
    return rows._remove(null, { query: { _id: { $in: gone } }, tenant: { accountId, userId } })
  })
