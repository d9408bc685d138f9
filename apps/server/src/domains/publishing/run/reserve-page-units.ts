import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { commitUsage, reserveUsage, type UsageReservation } from '../../billing/usage.ts'
import type { StepRow } from '../publications/publication.ts'

/**
 * Sets the units of a step's new pages aside before they are sent and writes the reservation into the step, in one transaction:
 * a worker that is killed leaves it there, and the one that goes on settles it. Throws 402 when the month's
 * allowance does not hold them.
 */
export const reserveStep = async (
  db: Kysely<Database>,
  step: StepRow,
  wanted: { readonly accountId: string; readonly pages: number; readonly now: Date },
): Promise<UsageReservation> => {
  if (step.usageReservation) return step.usageReservation
  return db.transaction().execute(async (transaction) => {
    const reservation = await reserveUsage(
      transaction,
      { accountId: wanted.accountId, resource: 'publishedPages', amount: wanted.pages },
      wanted.now,
    )
    await transaction
      .updateTable('runItems')
      .set({ usageReservation: JSON.stringify(reservation) })
      .where('id', '=', step.id)
      .execute()
    return reservation
  })
}

/** Counts the new pages that were sent and frees those that were not. */
export const settleStep = async (
  transaction: Kysely<Database>,
  step: StepRow,
  reservation: UsageReservation,
  unsent: number,
): Promise<void> => {
  const used = Math.min(reservation.amount, Math.max(0, reservation.amount - unsent))
  await commitUsage(transaction, reservation, used)
  await transaction
    .updateTable('runItems')
    .set({ usageReservation: null })
    .where('id', '=', step.id)
    .execute()
}
