import { Run } from '@web2/contract/core'
import { defineResource } from '../db/adapter/resource.ts'

/** Runs as the API shows them. */
export const runsResource = defineResource({ table: 'runs', schema: Run })
