import { limits, type Page } from '@web2/contract/core'
import type { OfferedMeans } from '@web2/contract/properties'
import { offeredMeans } from '../providers/registry.ts'
import { defineService } from '../../../platform/api/define-service.ts'

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
