import type { PublicationReview } from '@web2/contract/publishing'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Actor } from '../../../platform/actor.ts'

/** Maximum of errors named in one log entry. */
const named = 20

/** Logs who accepted which errors; does nothing without errors. */
export const recordAccepted = async (
  db: Kysely<Database>,
  { accountId, userId }: Actor,
  review: PublicationReview,
  what: { readonly service: string; readonly id: string; readonly name: string },
): Promise<void> => {
  if (review.errors === 0) return
  const errors = review.issues.filter(({ severity }) => severity === 'error')
  await recordAudit(db, {
    action: 'issues-accepted',
    userId,
    accountId,
    details: { ...what, count: review.errors, issues: errors.slice(0, named).map(({ id }) => id) },
  })
}
