import { Type } from 'typebox'
import { Nap, NapData } from '@web2/contract'
import { defineResource } from '../../db/adapter/resource.ts'
import { contentPolicy } from '../content-policy.ts'
import { defineService } from '../define-service.ts'

/** Business listings (NAPs) of the account. */
export const napsService = defineService({
  path: 'naps',
  policy: contentPolicy,
  data: {
    create: NapData,
    update: NapData,
    patch: Type.Partial(NapData, { additionalProperties: false }),
  },
  multi: ['create', 'remove'],
  resource: defineResource({
    table: 'naps',
    schema: Nap,
    search: ['businessName', 'address1', 'city', 'state', 'zip', 'phone', 'website'],
  }),
})
