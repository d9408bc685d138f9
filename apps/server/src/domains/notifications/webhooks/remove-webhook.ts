import type { Webhook } from '@web2/contract/notifications'
import type { AppContext } from '../../../platform/context.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { notFound } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { webhookView } from './webhook-views.ts'

/** Deletes a webhook with its pending deliveries and its log. */
export const removeWebhook = async (
  { db }: Pick<AppContext, 'db'>,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  id: string,
): Promise<Webhook> =>
  db.transaction().execute(async (transaction) => {
    const row = isUuid(id)
      ? await transaction
          .deleteFrom('webhooks')
          .where('id', '=', id)
          .where('accountId', '=', accountId)
          .returningAll()
          .executeTakeFirst()
      : undefined
    if (!row) throw notFound('webhook')
    const record = webhookView(row)
    await recordEvent(transaction, { accountId, path: 'webhooks', name: 'removed', record })
    const details = { service: 'webhooks', id, name: row.name }
    await recordAudit(transaction, { action: 'record-removed', userId, accountId, details })
    return record
  })
