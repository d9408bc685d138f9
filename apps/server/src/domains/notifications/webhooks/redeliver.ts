import type { WebhookDelivery } from '@web2/contract/notifications'
import type { AppContext } from '../../../platform/context.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { notFound, refused } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { deliveryView } from './webhook-views.ts'

/** Queues a delivery again with its id and data, keeping its previous attempts. */
export const redeliver = (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { accountId }: Pick<Caller, 'accountId'>,
  id: string,
): Promise<WebhookDelivery> =>
  db.transaction().execute(async (transaction) => {
    const found = isUuid(id)
      ? await transaction
          .selectFrom('webhookDeliveries as delivery')
          .innerJoin('webhooks as webhook', 'webhook.id', 'delivery.webhookId')
          .select('webhook.isActive')
          .where('delivery.id', '=', id)
          .where('delivery.accountId', '=', accountId)
          .executeTakeFirst()
      : undefined
    if (!found) throw notFound('delivery')
    if (!found.isActive) throw refused('This webhook is off. Turn it on first.')
    const moment = now().toISOString()
    const row = await transaction
      .updateTable('webhookDeliveries')
      .set({ status: 'queued', attempts: 0, dueAt: moment, updatedAt: moment })
      .where('id', '=', id)
      .where('accountId', '=', accountId)
      .returningAll()
      .executeTakeFirstOrThrow()
    const record = deliveryView(row)
    await recordEvent(transaction, { accountId, path: 'webhook-deliveries', name: 'patched', record })
    return record
  })
