import { requireAccountRow } from '../../platform/db/account-row.ts'
import type { BillingRequest, BillingRequestData } from '@web2/contract/billing'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { publicDatabaseError } from '../../platform/db/adapter/database-errors.ts'
import { recordEvent } from '../../platform/events/outbox/record-event.ts'
import { isUuid, uuidV7 } from '../../platform/db/uuid-v7.ts'
import { notFound, refused } from '../../platform/errors.ts'
import { billingProvider } from './providers/registry.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { queueMail, notify } from '../notifications/index.ts'
import { asRequest, requestColumns, tierNameOf } from './tier-request-view.ts'

type RequestContext = Pick<AppContext, 'config' | 'db' | 'jobs' | 'now'>

interface Asker {
  readonly accountId: string
  readonly userId: string
}

const oneOpen = {
  billing_requests_open: {
    field: 'tier',
    message: 'You already have a pending request. Withdraw it to request another plan.',
  },
}

/**
 * Notifies all admins in the app and by mail. The notification omits the requester and the tier, because the
 * admins' VAs read it too.
 */
const notifyAdmins = async (
  transaction: Transaction<Database>,
  context: RequestContext,
  { requestId, asker, tier, message }: { requestId: string; asker: Asker; tier: string; message: string },
): Promise<void> => {
  const admins = await transaction
    .selectFrom('users')
    .leftJoin('accounts', 'accounts.ownerId', 'users.id')
    .select(['users.email', 'accounts.id as accountId'])
    .where('users.role', '=', 'admin')
    .where('users.isActive', '=', true)
    .execute()
  const { name, email } = await transaction
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', asker.userId)
    .executeTakeFirstOrThrow()
  for (const accountId of new Set(admins.flatMap((admin) => admin.accountId ?? [])))
    await notify(transaction, {
      accountId,
      type: 'billing-request',
      cause: `billing-request:${requestId}`,
      payload: {
        title: 'New plan request',
        message: 'A user requested a plan or activation. Review it under Users › Requests.',
        link: '/users/requests',
      },
    })
  for (const to of new Set(admins.map((admin) => admin.email)))
    await queueMail(transaction, context, {
      to,
      content: {
        subject: `${name} requested the ${tierNameOf(tier)} plan`,
        paragraphs: [
          `${name} (${email}) requested the ${tierNameOf(tier)} plan.`,
          ...(message === '' ? [] : [message]),
        ],
        button: { label: 'Review request', url: `${context.config.publicUrl}/users/requests` },
        note: 'You’re receiving this because you’re an admin.',
      },
    })
}

/**
 * Requests a tier or the account's activation from the admins. Throws 409 while another request of the
 * account is open.
 */
export const requestTier = async (
  context: RequestContext,
  asker: Asker,
  { tier, message = '' }: BillingRequestData,
): Promise<BillingRequest> => {
  const { config, db, now } = context
  if ((await billingProvider(config)).kind !== 'requests')
    throw refused('Plans are purchased here. Choose one on the Billing page.')
  const { accountId, userId } = asker
  return db
    .transaction()
    .execute(async (transaction) => {
      const at = now().toISOString()
      const row = await transaction
        .insertInto('billingRequests')
        .values({ id: uuidV7(), accountId, createdBy: userId, createdAt: at, updatedAt: at, tier, message })
        .returning(requestColumns)
        .executeTakeFirstOrThrow()
      const record = asRequest(row)
      await notifyAdmins(transaction, context, { requestId: record._id, asker, tier, message })
      await recordAudit(transaction, { action: 'tier-requested', userId, accountId, details: { name: tier } })
      await recordEvent(transaction, { accountId, path: 'billing-requests', name: 'created', record })
      return record
    })
    .catch((error: unknown) => {
      throw publicDatabaseError({ unique: oneOpen }, error)
    })
}

/** Withdraws an open request of the account. */
export const withdrawRequest = async (
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  accountId: string,
  id: string | null,
): Promise<BillingRequest> => {
  if (id === null || !isUuid(id)) throw notFound('request')
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('billingRequests')
      .set({ status: 'withdrawn', updatedAt: now().toISOString() })
      .where('id', '=', id)
      .where('accountId', '=', accountId)
      .where('status', '=', 'open')
      .returning(requestColumns)
      .executeTakeFirst()
    if (!row) {
      await requireAccountRow(transaction, 'billingRequests', { id, accountId }, 'request', {
        columns: ['id'],
      })
      throw refused('This request was already answered.')
    }
    const record = asRequest(row)
    await recordEvent(transaction, { accountId, path: 'billing-requests', name: 'patched', record })
    return record
  })
}
