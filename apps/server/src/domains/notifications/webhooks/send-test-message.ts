import { webhookTestEvent } from '@web2/contract/notifications'
import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import type { WebhooksTable } from '../tables.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { refused } from '../../../platform/errors.ts'
import { deliveryView } from './webhook-views.ts'

/** Queues a test message for a webhook, delivered like all others. */
export const sendTestMessage = async (
  transaction: Transaction<Database>,
  { id, accountId, name, isActive }: Selectable<WebhooksTable>,
  at: Date,
): Promise<void> => {
  if (!isActive) throw refused('This webhook is off. Turn it on first.')
  const moment = at.toISOString()
  const row = await transaction
    .insertInto('webhookDeliveries')
    .values({
      id: uuidV7(),
      accountId,
      webhookId: id,
      event: webhookTestEvent,
      data: JSON.stringify({ webhookId: id, name }),
      createdAt: moment,
      updatedAt: moment,
      dueAt: moment,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordEvent(transaction, {
    accountId,
    path: 'webhook-deliveries',
    name: 'created',
    record: deliveryView(row),
  })
}
