import type { PublicationReview } from '@web2/contract/publishing'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Actor } from '../../../platform/actor.ts'

/** Errors that a line of the log names. */
const named = 20

/** Writes down who went on with which errors; nothing when there were none. */
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
