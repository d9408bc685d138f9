import type { AppContext } from '../../../platform/context.ts'
import { verificationColumns, type VerificationRow } from './verification-view.ts'

/** Milliseconds in which nobody else takes up a verification; then its worker is taken for dead. */
const lease = 3 * 60_000

/** A verification for this worker alone. */
export type ClaimedVerification = VerificationRow & { readonly dueAt: string }

/** Undefined when it waits, has ended, or another worker has it. */
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
