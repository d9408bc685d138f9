import { queryOptions } from '@tanstack/react-query'
import { cloudAccounts, cloudSettings } from '../../../lib/api/resources.ts'

export const accountList = queryOptions({
  queryKey: [cloudAccounts.path, 'all'],
  queryFn: () => cloudAccounts.findAll(),
})

/** Clouds that take an account. */
export const cloudsWithAccounts = queryOptions({
  queryKey: [cloudSettings.path],
  queryFn: () => cloudSettings.findAll(),
  select: (clouds) => clouds.filter(({ capabilities }) => capabilities.needsAccount),
})
