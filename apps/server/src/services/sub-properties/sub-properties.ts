import { SubProperty } from '@web2/contract'
import { defineResource } from '../../db/adapter/resource.ts'
import { defineService } from '../define-service.ts'

/** Places of properties that take posts; verifications and checks of connections find them. */
export const subPropertiesService = defineService({
  path: 'sub-properties',
  policy: { find: 'content:read', get: 'content:read' },
  resource: defineResource({
    table: 'sub_properties',
    schema: SubProperty,
    search: ['url', 'webUrl', 'name'],
  }),
})
