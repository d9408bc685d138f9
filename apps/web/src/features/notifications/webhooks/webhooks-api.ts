import { queryOptions } from '@tanstack/react-query'
import {
  webhookDeliveryStatuses,
  type WebhookCreate,
  type WebhookDelivery,
  type WebhookPatch,
  type WebhookWithSecret,
} from '@web2/contract/notifications'
import { apiService } from '../../../lib/api/client.ts'
import type { Query } from '../../../lib/api/resource.ts'
import { webhookDeliveries, webhooks } from '../resources.ts'
import { isId } from '../../../lib/text/is-id.ts'
import type { ListSource } from '../../../lib/list/list-source.ts'

/** The list of messages. */
export const deliveryList: ListSource<WebhookDelivery> = {
  resource: webhookDeliveries,
  searched: ['event', 'message'],
  sortable: ['createdAt', 'event', 'status', 'attempts'],
  defaultSort: '-createdAt',
  statuses: webhookDeliveryStatuses,
}

/** Returns the condition of a webhook's messages; none unless it is an id. */
export const deliveriesOf = (webhook: string): Query => (isId(webhook) ? { webhookId: webhook } : {})

/** Webhooks of the account, newest first. */
export const webhookList = queryOptions({
  queryKey: [webhooks.path, 'all'],
  queryFn: () => webhooks.findAll({ $sort: { createdAt: -1 } }),
})

/**
 * Makes a webhook, or changes one; only the first answer, and those to `rotate-secret` and to an address of another origin,
 * hold a secret.
 */
export const saveWebhook = async (
  id: string | undefined,
  values: WebhookCreate | WebhookPatch,
): Promise<WebhookWithSecret> => {
  const service = apiService(webhooks.path)
  return id === undefined ? service.create(values) : service.patch(id, values)
}
