import { sql } from '../../db/adapter/fragment.ts'
import { Type } from 'typebox'
import { Notification } from '@web2/contract'
import { defineResource } from '../../db/adapter/resource.ts'
import { defineService } from '../define-service.ts'

const Seen = Type.Object(
  { status: Type.Union([Type.Literal('unread'), Type.Literal('seen')]) },
  { additionalProperties: false },
)

/** Notifications of the account; made by commands/notify.ts, seen and removed here. */
export const notificationsService = defineService({
  path: 'notifications',
  unlogged: true,
  policy: { find: 'content:read', get: 'content:read', patch: 'content:read', remove: 'content:read' },
  data: { patch: Seen },
  multi: ['remove'],
  resource: defineResource({
    table: 'notifications',
    schema: Notification,
    // what a property still waits for must stay.
    removable: {
      condition: sql`coalesce(payload ->> 'propertyStatus', 'failed') in ('failed', 'scraped')`,
      refusal: 'This notification is still needed: the property it tells of is not finished.',
    },
  }),
})
