import { Id, nullable, recordFields } from '@web2/contract/core'
import { Site } from '@web2/contract/sites'
import { Type } from 'typebox'
import { defineResource } from '../../../platform/db/adapter/resource.ts'

/** Columns of a site for searching and sorting lists; pages and targets are added later. */
export const sitesResource = defineResource({
  table: 'live_sites',
  schema: Type.Object({
    ...recordFields,
    name: Site.properties.name,
    rootSlug: Site.properties.rootSlug,
    status: Site.properties.status,
    napId: nullable(Id),
  }),
  search: ['name', 'rootSlug'],
})
