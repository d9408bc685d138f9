import type { AppContext } from '../../../platform/context.ts'
import { claimRow, type LeasedRows } from '../../../platform/jobs/leased-rows.ts'
import type { VerificationRow } from './verification-view.ts'

export const leasedVerifications: LeasedRows<'verifications'> = {
  table: 'verifications',
  dueAt: 'dueAt',
  open: { status: 'running' },
  lease: 3 * 60_000,
  countsAttempts: true,
}

/** Verification claimed by this worker. */
export type ClaimedVerification = VerificationRow & { readonly dueAt: string }

/**
 * Claims a running, due verification. Returns undefined if it waits, has ended, or is claimed by another
 * worker.
 */
export const claimVerification = (
  context: Pick<AppContext, 'db' | 'now'>,
  id: string,
): Promise<ClaimedVerification | undefined> => claimRow(context, leasedVerifications, id)
