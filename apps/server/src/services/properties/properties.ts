import { PropertyData, PropertyPatch } from '@web2/contract'
import { addProperty } from '../../commands/properties/add-property.ts'
import { changeProperty } from '../../commands/properties/change-property.ts'
import { propertiesResource } from '../../commands/properties/properties-resource.ts'
import { removeProperties } from '../../commands/properties/remove-properties.ts'
import { badQuery, methodNotAllowed, notFound } from '../../errors.ts'
import { defineService } from '../define-service.ts'
import type { CallParams, Query } from '../service-types.ts'

const idsOf = ({ _id }: Query): readonly string[] => {
  const listed = (_id as { $in?: unknown } | undefined)?.$in
  if (!Array.isArray(listed)) throw badQuery("Name the properties with 'multi_delete'.")
  return listed.map(String)
}

/**
 * The account's blogs and sites on platforms of others. Secrets go in and are never answered. Assistants work with
 * properties and do not delete them.
 */
export const propertiesService = defineService({
  path: 'properties',
  policy: {
    find: 'content:read',
    get: 'content:read',
    create: 'content:write',
    patch: 'content:write',
    remove: 'settings:manage',
  },
  data: { create: PropertyData, patch: PropertyPatch },
  multi: ['remove'],
  resource: propertiesResource,
  methods: (context) => ({
    create: async (data, { caller }: CallParams) => {
      if (Array.isArray(data)) throw methodNotAllowed('Several are added by /properties-bulk-generator.')
      const added = await addProperty(context, caller, data as PropertyData)
      context.outbox.wake()
      return added
    },
    patch: async (id, data, { caller }: CallParams) => {
      if (id === null) throw methodNotAllowed('Properties are changed one at a time.')
      const changed = await changeProperty(context, caller, id, data as PropertyPatch)
      context.outbox.wake()
      return changed
    },
    remove: async (id, { query, caller }: CallParams) => {
      const removed = await removeProperties(context, caller, id === null ? idsOf(query) : [id])
      context.outbox.wake()
      if (id === null) return removed
      if (!removed[0]) throw notFound('property')
      return removed[0]
    },
  }),
})
