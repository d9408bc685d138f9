import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { lockLeased } from '../../../platform/jobs/leased-rows.ts'
import { lockedProperty } from '../find-property.ts'
import { leasedVerifications, type ClaimedVerification } from './claim-verification.ts'

/**
 * Runs a step in a transaction if the verification is still claimed by this worker. Returns undefined if it
 * was canceled, its property was deleted, or another worker has claimed it.
 */
export const ifStillClaimed = <Result>(
  { db }: Pick<AppContext, 'db'>,
  claimed: Pick<ClaimedVerification, 'id' | 'propertyId' | 'dueAt'>,
  step: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result | undefined> =>
  db.transaction().execute(async (transaction) => {
    if (!(await lockedProperty(transaction, claimed.propertyId))) return undefined
    return (await lockLeased(transaction, leasedVerifications, claimed)) && step(transaction)
  })
