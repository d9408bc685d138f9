import { PropertyData, PropertyPatch } from '@web2/contract/properties'
import { addProperty } from '../add-property.ts'
import { changeProperty, replaceProperty } from '../change-property.ts'
import { propertiesResource } from '../properties-resource.ts'
import { removeProperties } from '../remove-properties.ts'
import { methodNotAllowed, notFound } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import { idsToRemove } from '../../../platform/api/ids-to-remove.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/**
 * The account's blogs and sites on third-party platforms. Responses never contain secrets. VAs can use
 * properties but not delete them.
 */
export const propertiesService = defineService({
  path: 'properties',
  policy: {
    find: 'content:read',
    get: 'content:read',
    create: 'content:write',
    update: 'content:write',
    patch: 'content:write',
    remove: 'settings:manage',
  },
  data: { create: PropertyData, update: PropertyData, patch: PropertyPatch },
  multi: ['remove'],
  resource: propertiesResource,
  methods: (context) => ({
    create: async (data, { caller }: CallParams) => {
      if (Array.isArray(data)) throw methodNotAllowed('Several are added by /properties-bulk-generator.')
      const added = await addProperty(context, caller, data as PropertyData)
      context.outbox.wake()
      return added
    },
    update: async (id, data, { caller }: CallParams) => {
      const changed = await replaceProperty(context, caller, id, data as PropertyData)
      context.outbox.wake()
      return changed
    },
    patch: async (id, data, { caller }: CallParams) => {
      if (id === null) throw methodNotAllowed('Properties are changed one at a time.')
      const changed = await changeProperty(context, caller, id, data as PropertyPatch)
      context.outbox.wake()
      return changed
    },
    remove: async (id, params: CallParams) => {
      const removed = await removeProperties(context, params.caller, idsToRemove(id, params))
      context.outbox.wake()
      if (id === null) return removed
      if (!removed[0]) throw notFound('property')
      return removed[0]
    },
  }),
})
