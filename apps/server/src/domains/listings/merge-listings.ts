import type { NapMerge } from '@web2/contract/listings'
import type { AppContext } from '../../platform/context.ts'
import { SqlAdapter, type AdapterRecord } from '../../platform/db/adapter/sql-adapter.ts'
import { badInput, changedMeanwhile, notFound } from '../../platform/errors.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { lockNaps } from './lock-listings.ts'
import { replaceListingReferences } from './move-listing-uses.ts'
import { napsResource } from './listings-resource.ts'
import { leaveProfiles, moveProfiles } from './profile/move-profiles.ts'

/**
 * Merges two listings in one transaction: `keep` gets the chosen data, all references to `remove` and what its business
 * profile lacks; `remove` is deleted. Throws 404 if one is gone, 409 if one changed since they were compared.
 */
export const mergeNaps = (
  { db, contributions }: Pick<AppContext, 'db' | 'contributions'>,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  { keep, remove, data }: NapMerge,
): Promise<AdapterRecord> =>
  db.transaction().execute(async (transaction) => {
    if (keep._id === remove._id) throw badInput({ remove: 'Choose two different listings.' })
    const found = await lockNaps(transaction, accountId, [keep._id, remove._id])
    if (found.length < 2) throw notFound('listing')
    for (const { _id, updatedAt } of [keep, remove])
      if (found.find(({ id }) => id === _id)?.updatedAt !== updatedAt)
        throw changedMeanwhile(
          'Someone else edited one of these listings. Nothing was merged; compare them again.',
        )
    await replaceListingReferences(contributions, transaction, accountId, {
      from: [remove._id],
      to: keep._id,
    })
    for (const onMerge of contributions.listingReferences.onMerge)
      await onMerge(transaction, { accountId, from: remove._id, to: keep._id })
    await moveProfiles(transaction, { accountId, from: [remove._id], to: keep._id })
    await leaveProfiles(transaction, accountId, [remove._id])
    const rows = new SqlAdapter({ db: transaction, resource: napsResource, eventPath: 'naps' })
    const tenant = { accountId, userId }
    await rows._remove(remove._id, { tenant })
    return rows._update(keep._id, data, { tenant })
  })
