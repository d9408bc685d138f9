import { Nap } from '@web2/contract/listings'
import { defineResource } from '../../platform/db/adapter/resource.ts'

const shape = {
  schema: Nap,
  search: ['businessName', 'address1', 'city', 'state', 'zip', 'phone', 'website', 'storeCode', 'labels'],
}

export const napsResource = defineResource({ table: 'naps', kept: { subject: 'listings' }, ...shape })

/** View of the listings whose phone or address another listing of the account shares. */
export const duplicateNapsResource = defineResource({ table: 'duplicate_naps', ...shape })
