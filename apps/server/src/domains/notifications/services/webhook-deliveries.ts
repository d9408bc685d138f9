import { WebhookDelivery, WebhookDeliveryPatch } from '@web2/contract/notifications'
import { redeliver } from '../webhooks/redeliver.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { methodNotAllowed } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

const resource = defineResource({
  table: 'webhook_deliveries',
  schema: WebhookDelivery,
  search: ['event', 'message'],
})

/** Webhook deliveries with the responses; a PATCH sends one again. */
export const webhookDeliveriesService = defineService({
  path: 'webhook-deliveries',
  policy: { find: 'settings:manage', get: 'settings:manage', patch: 'settings:manage' },
  data: { patch: WebhookDeliveryPatch },
  resource,
  unlogged: true,
  methods: (context) => ({
    patch: async (id, _data, { caller }: CallParams) => {
      if (id === null) throw methodNotAllowed('Resend one delivery at a time.')
      return redeliver(context, caller, id)
    },
  }),
})
