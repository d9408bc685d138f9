import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  webhookDeliveryStatuses,
  type WebhookCreate,
  type WebhookPatch,
  type WebhookWithSecret,
} from '@web2/contract/notifications'
import { apiClient } from '../../../lib/api/client.ts'
import type { Query } from '../../../lib/api/resource.ts'
import { webhookDeliveries, webhooks } from '../resources.ts'
import { listQuery, wholeQuery, type ListState } from '../../../lib/list/list-query.ts'

export const deliverySortable = ['createdAt', 'event', 'status', 'attempts']
export const deliveryDefaultSort = '-createdAt'
export const deliveryStatuses: readonly string[] = webhookDeliveryStatuses

const isId = /^[0-9a-f-]{36}$/i

const matching = ({ q, status }: ListState, webhook: string): Query => ({
  ...(q !== '' && { $or: ['event', 'message'].map((field) => ({ [field]: { $search: q } })) }),
  ...(status !== '' && { status }),
  ...(isId.test(webhook) && { webhookId: webhook }),
})

/** Webhooks of the account, newest first. */
export const webhookList = queryOptions({
  queryKey: [webhooks.path, 'all'],
  queryFn: () => webhooks.findAll({ $sort: { createdAt: -1 } }),
})

export const deliveryList = (state: ListState, webhook: string) =>
  queryOptions({
    queryKey: [webhookDeliveries.path, 'find', state, webhook],
    queryFn: () => webhookDeliveries.find({ ...listQuery(state), ...matching(state, webhook) }),
    placeholderData: keepPreviousData,
  })

/** Every message that the list finds, in its order. */
export const allDeliveries = (state: ListState, webhook: string) =>
  webhookDeliveries.findAll({ ...wholeQuery(state), ...matching(state, webhook) })

/**
 * Makes a webhook, or changes one; only the first answer, and those to `rotate-secret` and to an address of another origin,
 * hold a secret.
 */
export const saveWebhook = async (
  id: string | undefined,
  values: WebhookCreate | WebhookPatch,
): Promise<WebhookWithSecret> => {
  const service = (await apiClient()).service(webhooks.path)
  return id === undefined ? service.create(values) : service.patch(id, values)
}
