import type { Webhook, WebhookDelivery } from '@web2/contract/notifications'
import type { Selectable } from 'kysely'
import type { WebhookDeliveriesTable, WebhooksTable } from '../tables.ts'

/** Returns a webhook in API form, with only the last characters of its current secret. */
export const webhookView = ({ id, ...row }: Selectable<WebhooksTable>): Webhook => ({
  _id: id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  createdBy: row.createdBy,
  name: row.name,
  url: row.url,
  events: row.events,
  isActive: row.isActive,
  problem: row.problem,
  failingSince: row.failingSince,
  secretLast4: row.secretLast4,
  oldSecretUntil: row.oldSecretUntil,
})

export const deliveryView = ({
  id,
  accountId: _,
  ...row
}: Selectable<WebhookDeliveriesTable>): WebhookDelivery => ({
  _id: id,
  ...row,
})

/** Returns the body of a message, identical at every attempt. */
export const messageBody = ({
  event,
  createdAt,
  data,
}: Pick<WebhookDelivery, 'event' | 'createdAt' | 'data'>): string =>
  JSON.stringify({ type: event, timestamp: new Date(createdAt).toISOString(), data })
