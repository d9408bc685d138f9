import { queryOptions } from '@tanstack/react-query'
import { cloudAccounts } from '../../../lib/api/resources.ts'

export const accountList = queryOptions({
  queryKey: [cloudAccounts.path, 'all'],
  queryFn: () => cloudAccounts.findAll({ $sort: { createdAt: 1 } }),
})
