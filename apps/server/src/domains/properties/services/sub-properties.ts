import { SubProperty } from '@web2/contract/properties'
import { sql } from '../../../platform/db/adapter/sql-fragment.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { defineService } from '../../../platform/api/define-service.ts'

const foundThere =
  'Sub-properties are what their platform says they are: they change when their property is checked.'

/** Sub-properties, found by verifications and connection checks. */
export const subPropertiesService = defineService({
  path: 'sub-properties',
  policy: { find: 'content:read', get: 'content:read', remove: 'settings:manage' },
  multi: ['remove'],
  notOffered: {
    create: 'Sub-properties are found at their platform: verify their property, and they are there.',
    update: foundThere,
    patch: foundThere,
  },
  resource: defineResource({
    table: 'sub_properties',
    schema: SubProperty,
    search: ['url', 'webUrl', 'name'],
    removable: {
      condition: sql`scrape_status = 'failed' and not exists (
        select from campaign_jobs job
        where job.sub_property_id = sub_properties.id and job.status in ('planned', 'running', 'waiting')
      )`,
      refusal:
        'Only sub-properties that are not there any more and wait for no post can be deleted; others would be found again.',
    },
  }),
})
