import { queryOptions } from '@tanstack/react-query'
import { cloudAccounts, cloudSettings } from '../resources.ts'

export const accountList = queryOptions({
  queryKey: [cloudAccounts.path, 'all'],
  queryFn: () => cloudAccounts.findAll(),
})

/** Clouds that take an account. */
export const cloudsWithAccounts = queryOptions({
  queryKey: [cloudSettings.path],
  // whatever the limit, the answer is the whole list
  queryFn: async () => (await cloudSettings.find({ $limit: 1 })).data,
  select: (clouds) => clouds.filter(({ capabilities }) => capabilities.needsAccount),
})
