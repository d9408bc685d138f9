import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { commitUsage, reserveUsage, type UsageReservation } from '../../billing/index.ts'
import type { StepRow } from '../publications/publication.ts'

/**
 * Reserves units for a step's new pages before they are sent and stores the reservation in the step, in one
 * transaction, so that the next worker can settle it if this one is killed. Throws 402 if the month's units
 * don't suffice.
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

/** Charges the new pages that were sent and releases the rest of the reservation. */
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
