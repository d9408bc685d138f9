import { PropertyData, PropertyPatch, SubProperty, type OfferedMeans } from '@web2/contract/properties'
import { addProperty } from '../add-property.ts'
import { changeProperty, replaceProperty } from '../change-property.ts'
import { propertiesResource } from '../properties-resource.ts'
import { removeProperties } from '../remove-properties.ts'
import { methodNotAllowed, notFound, badQuery } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import { idsToRemove } from '../../../platform/api/ids-to-remove.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { limits, type Page } from '@web2/contract/core'
import { offeredMeans } from '../providers/registry.ts'
import { Type } from 'typebox'
import { propertyUses } from '../property-uses.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { sql } from '../../../platform/db/adapter/sql-fragment.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'

const foundThere = 'Sub-properties can’t be edited. They update when their property is checked.'

/** Sub-properties, found by verifications and connection checks. */
export const subPropertiesService = defineService({
  path: 'sub-properties',
  policy: { find: 'content:read', get: 'content:read', remove: 'settings:manage' },
  multi: ['remove'],
  notOffered: {
    create: 'Sub-properties can’t be added. They’re found when their property is verified.',
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
        'Only sub-properties that no longer exist and have no scheduled posts can be deleted. Others would be found again.',
    },
  }),
})

/** Ids of properties, separated by commas, as in `multi_delete`. */
const Several = Type.Object({ ids: Type.String({ maxLength: 40_000 }) }, { additionalProperties: false })

/** Records that a deletion of properties also removes: requested before it. */
export const propertyUsesService = defineService({
  path: 'property-uses',
  policy: { find: 'content:read' },
  query: { find: Several },
  methods: ({ db }) => ({
    find: async ({ query, caller }: CallParams) => {
      const ids = String(query.ids).split(',').filter(isUuid)
      if (ids.length === 0) throw badQuery('Specify the properties with “ids”.')
      return propertyUses(db, caller.accountId, ids)
    },
  }),
})

/** Connection methods that this version offers. */
export const propertyMeansService = defineService({
  path: 'property-means',
  policy: { find: 'content:read' },
  methods: () => ({
    find: async (): Promise<Page<OfferedMeans>> => {
      const data = offeredMeans.map((means) => ({ means }))
      return { total: data.length, limit: limits.maxPageSize, skip: 0, data }
    },
  }),
})

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
      if (Array.isArray(data))
        throw methodNotAllowed('Add several properties with /properties-bulk-generator.')
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
