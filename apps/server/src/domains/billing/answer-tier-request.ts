import type { BillingGrant, BillingGrantPatch } from '@web2/contract/billing'
import type { AppContext } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events/outbox/record-event.ts'
import { isUuid } from '../../platform/db/uuid-v7.ts'
import { notFound, refused } from '../../platform/errors.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { queueMail } from '../notifications/index.ts'
import { findGrant } from './list-tier-requests.ts'
import { asRequest, requestColumns, tierNameOf } from './tier-request-view.ts'
import { setAccountState } from '../accounts/index.ts'

const letter = (isGranted: boolean, tier: string, answer: string, publicUrl: string) => ({
  subject: isGranted ? `Your ${tierNameOf(tier)} plan is active` : 'Your plan request was declined',
  paragraphs: [
    isGranted
      ? `An admin approved your request. Your account is active on the ${tierNameOf(tier)} plan.`
      : 'An admin declined your request. Your plan stays the same.',
    ...(answer === '' ? [] : [answer]),
  ],
  button: isGranted
    ? { label: 'Open Web 2 Manager', url: publicUrl }
    : { label: 'View request', url: `${publicUrl}/billing` },
  note: 'You’re receiving this because you requested a plan.',
})

/**
 * Grants or declines an open tier request, once; throws 409 if it was answered already. A grant activates the
 * account with the tier, and open browsers continue without a new sign-in.
 */
export const answerRequest = async (
  context: Pick<AppContext, 'config' | 'db' | 'jobs' | 'now'>,
  adminId: string,
  id: string | null,
  { status, tier, answer = '' }: BillingGrantPatch,
): Promise<BillingGrant> => {
  if (id === null || !isUuid(id)) throw notFound('request')
  const { config, db, now } = context
  return db.transaction().execute(async (transaction) => {
    const isGranted = status === 'granted'
    const at = now().toISOString()
    const row = await transaction
      .updateTable('billingRequests')
      .set({
        status,
        answer,
        answeredBy: adminId,
        answeredAt: at,
        updatedAt: at,
        ...(isGranted && tier && { tier }),
      })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .returning([...requestColumns, 'billingRequests.accountId'])
      .executeTakeFirst()
    if (!row) {
      if (!(await findGrant(transaction, id))) throw notFound('request')
      throw refused('This request was already answered or withdrawn.')
    }
    const { accountId, ...rest } = row
    const record = asRequest(rest)
    if (isGranted) await setAccountState(transaction, { accountId, isActive: true, tier: row.tier }, now())
    const details = { by: adminId, name: row.tier, status }
    await recordAudit(transaction, {
      action: 'tier-request-answered',
      userId: row.createdBy,
      accountId,
      details,
    })
    await recordEvent(transaction, { accountId, path: 'billing-requests', name: 'patched', record })
    const grant = await findGrant(transaction, id)
    if (!grant) throw notFound('request')
    if (grant.email !== '')
      await queueMail(transaction, context, {
        to: grant.email,
        content: letter(isGranted, row.tier, answer, config.publicUrl),
      })
    return grant
  })
}
