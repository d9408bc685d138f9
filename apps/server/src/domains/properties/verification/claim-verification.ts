import type { AppContext } from '../../../platform/context.ts'
import { verificationColumns, type VerificationRow } from './verification-view.ts'

/** Lease of a claimed verification in ms. */
const lease = 3 * 60_000

/** Verification claimed by this worker. */
export type ClaimedVerification = VerificationRow & { readonly dueAt: string }

/**
 * Claims a running, due verification. Returns undefined if it waits, has ended, or is claimed by another
 * worker.
 */
export const claimVerification = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  id: string,
): Promise<ClaimedVerification | undefined> => {
  const moment = now()
  const dueAt = new Date(moment.getTime() + lease).toISOString()
  const row = await db
    .updateTable('verifications')
    .set(({ eb }) => ({ dueAt, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where('dueAt', '<=', moment.toISOString())
    .returning(verificationColumns)
    .executeTakeFirst()
  return row && { ...row, dueAt }
}
