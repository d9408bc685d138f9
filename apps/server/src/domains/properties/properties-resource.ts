import { Property } from '@web2/contract/properties'
import { defineResource } from '../../platform/db/adapter/resource.ts'

/** View of properties with their numbers of sub-properties and posts. Commands write the table behind it. */
export const propertiesResource = defineResource({
  table: 'listed_properties',
  schema: Property,
  search: ['name', 'url', 'username'],
})
