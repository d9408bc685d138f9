import type { AppContext } from '../../../platform/context.ts'

/** Lease of a scheduled check in ms. */
export const checkLease = 5 * 60_000

/**
 * Claims a property's scheduled check for this worker. Returns false if it is not due or claimed by another.
 */
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
