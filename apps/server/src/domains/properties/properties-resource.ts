import { Property } from '@web2/contract/properties'
import { defineResource } from '../../platform/db/adapter/resource.ts'

/** A view: each property with what was found in it and what was posted there. Commands write the table behind it. */
export const propertiesResource = defineResource({
  table: 'listed_properties',
  schema: Property,
  search: ['name', 'url', 'username'],
})
