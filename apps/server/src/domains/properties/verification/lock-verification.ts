import type { Transaction } from 'kysely'
import { lockAccountRow, requireAccountRow } from '../../../platform/db/account-row.ts'
import type { Database } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/errors.ts'
import { lockedProperty } from '../find-property.ts'

/** Locks the account's verification and, before it, its property. Throws 404 if one of them doesn't exist. */
export const lockVerification = async (
  transaction: Transaction<Database>,
  key: { readonly id: string; readonly accountId: string },
) => {
  const known = await requireAccountRow(transaction, 'verifications', key, 'verification')
  const property = await lockedProperty(transaction, known.propertyId)
  if (!property) throw notFound('verification')
  return { property, row: await lockAccountRow(transaction, 'verifications', known, 'verification') }
}
