import { Nap } from '@web2/contract/listings'
import { defineResource } from '../../platform/db/adapter/resource.ts'

const shape = {
  schema: Nap,
  search: ['businessName', 'address1', 'city', 'state', 'zip', 'phone', 'website', 'storeCode', 'labels'],
}

export const napsResource = defineResource({ table: 'naps', ...shape })

/** A view: the listings whose phone or address another one of the account has too. */
export const duplicateNapsResource = defineResource({ table: 'duplicate_naps', ...shape })
