import { tooSimilar } from '@web2/contract/generator'
import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { badInput } from '../../../platform/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { ProjectRow } from '../projects/project-view.ts'

const percent = (part: number) => `${Math.round(part * 100)}%`

/**
 * Returns the reason for exceeding the similarity limit and logs it; null if no page exceeds it. Throws 400
 * if the reason is missing.
 */
export const similarReason = async (
  transaction: Transaction<Database>,
  { accountId, userId }: Actor,
  { id, name, plan, definition }: ProjectRow,
  typed = '',
): Promise<string | null> => {
  const similar = plan && tooSimilar(plan)
  if (!similar) return null
  const reason = typed.trim()
  if (reason === '') {
    const { alike, pages } = similar
    const message = `${alike.toLocaleString('en-US')} of ${pages.toLocaleString('en-US')} pages are at least ${percent(definition.brakes.similarFrom)} similar to another page. Change them, or enter a reason to publish them anyway.`
    throw badInput({ reason: message }, message)
  }
  await recordAudit(transaction, {
    action: 'similar-pages-approved',
    userId,
    accountId,
    details: { service: 'cloud-sites-turbo', id, name, count: similar.alike, reason },
  })
  return reason
}
