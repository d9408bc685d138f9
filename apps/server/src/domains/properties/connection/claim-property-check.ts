import type { AppContext } from '../../../platform/context.ts'

/** Milliseconds in which nobody else looks at a property because it is due; then its worker is taken for dead. */
export const checkLease = 5 * 60_000

/** Takes the look at a property that is due for this worker alone; false when it is not due, or another has taken it. */
export const claimCheck = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  propertyId: string,
): Promise<boolean> => {
  const moment = now()
  const row = await db
    .updateTable('properties')
    .set({ nextCheckAt: new Date(moment.getTime() + checkLease).toISOString() })
    .where('id', '=', propertyId)
    .where('status', '=', 'verified')
    .where('nextCheckAt', '<=', moment.toISOString())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
