import { limits, type OfferedMeans, type Page } from '@web2/contract'
import { offeredMeans } from '../../providers/properties/registry.ts'
import { defineService } from '../define-service.ts'

/** The ways in which this version connects properties. */
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
