import { queryOptions } from '@tanstack/react-query'
import { cloudSettings } from '../../clouds/resources.ts'
import { cloudTemplates, sites } from '../resources.ts'
import { orRefuse } from '../builder-refusal.ts'

/** Id of the template that is an empty page (a reset sets the template to it). */
export const blankTemplate = '1'

export const templateList = queryOptions({
  queryKey: [cloudTemplates.path],
  queryFn: () => cloudTemplates.findAll(),
  staleTime: Number.POSITIVE_INFINITY,
})

export const cloudChoices = queryOptions({
  queryKey: [cloudSettings.path],
  // whatever the limit, the answer is the whole list
  queryFn: async () => (await cloudSettings.find({ $limit: 5 })).data,
})

/** Begins the keys of lists of buckets, which no event about sites makes stale. */
export const bucketLists = ['buckets'] as const

export const bucketList = (cloud: string, accountLabel: string, storageId?: string) =>
  queryOptions({
    queryKey: [...bucketLists, cloud, accountLabel, storageId ?? ''],
    queryFn: async () =>
      orRefuse(
        await sites.buckets({ cloud, accountLabel, ...(storageId === undefined ? {} : { storageId }) }),
      ).data,
    // buckets are deleted and keys revoked at the vendor's, of which no event tells
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
