import { Run } from '@web2/contract/core'
import { defineResource } from '../db/adapter/resource.ts'

/** Runs in API form. */
export const runsResource = defineResource({ table: 'runs', schema: Run })
