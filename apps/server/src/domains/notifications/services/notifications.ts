import { sql } from '../../../platform/db/adapter/sql-fragment.ts'
import { Type } from 'typebox'
import { Notification } from '@web2/contract/notifications'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { SqlAdapter, type AdapterRecord } from '../../../platform/db/adapter/sql-adapter.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

const Seen = Type.Object(
  { status: Type.Union([Type.Literal('unread'), Type.Literal('seen')]) },
  { additionalProperties: false },
)

const resource = defineResource({
  table: 'notifications',
  schema: Notification,
  // notifications of a property that is still being connected can't be deleted
  removable: {
    condition: sql`coalesce(payload ->> 'propertyStatus', 'failed') in ('failed', 'scraped')`,
    refusal: 'You can delete this notification once its property is connected or has failed.',
  },
})

/** Notifications of the account; created by `notify`, read and removed here. */
export const notificationsService = defineService({
  path: 'notifications',
  unlogged: true,
  policy: {
    find: 'content:read',
    get: 'content:read',
    update: 'content:read',
    patch: 'content:read',
    remove: 'content:read',
  },
  data: { update: Seen, patch: Seen },
  notOffered: { create: 'Notifications are created by the server only.' },
  multi: ['remove'],
  resource,
  methods: ({ db, outbox }) => ({
    // users change only its status; everything else is the server's and is not replaced
    update: (id, data, { query, caller: { accountId, userId } }: CallParams) =>
      new SqlAdapter({
        db,
        resource,
        multi: [],
        eventPath: 'notifications',
        onWrite: () => outbox.wake(),
      }).patch(id, data as AdapterRecord, { query, tenant: { accountId, userId } }),
  }),
})
