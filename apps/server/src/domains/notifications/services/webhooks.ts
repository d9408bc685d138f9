import { Webhook, WebhookCreate, WebhookPatch } from '@web2/contract/notifications'
import { changeWebhook } from '../webhooks/change-webhook.ts'
import { createWebhook } from '../webhooks/create-webhook.ts'
import { removeWebhook } from '../webhooks/remove-webhook.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { methodNotAllowed } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

const resource = defineResource({ table: 'webhooks', schema: Webhook, search: ['name', 'url'] })

/** Webhooks: URLs that receive signed messages about events of the account. */
export const webhooksService = defineService({
  path: 'webhooks',
  policy: {
    find: 'settings:manage',
    get: 'settings:manage',
    create: 'settings:manage',
    patch: 'settings:manage',
    remove: 'settings:manage',
  },
  data: { create: WebhookCreate, patch: WebhookPatch },
  resource,
  // the commands log every change
  unlogged: true,
  ownHandsOnly: ['create', 'patch'],
  methods: (context) => ({
    create: async (data, { caller }: CallParams) => {
      if (Array.isArray(data)) throw methodNotAllowed('Add one webhook at a time.')
      return createWebhook(context, caller, data as WebhookCreate)
    },
    patch: async (id, data, { caller }: CallParams) => {
      if (id === null) throw methodNotAllowed('Change one webhook at a time.')
      return changeWebhook(context, caller, id, data as WebhookPatch)
    },
    remove: async (id, { caller }: CallParams) => {
      if (id === null) throw methodNotAllowed('Delete one webhook at a time.')
      return removeWebhook(context, caller, id)
    },
  }),
})
