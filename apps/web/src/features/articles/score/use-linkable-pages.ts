import { useQuery } from '@tanstack/react-query'
import { placeOf } from '@web2/writing'
import { useMemo } from 'react'
import { livePages } from '../linkable-pages.ts'

/**
 * Returns the hosts of the account's own pages, which distinguish internal links from others; undefined until
 * known.
 */
export const useAccountHosts = (): readonly string[] | undefined => {
  const { data } = useQuery(livePages)
  return useMemo(() => data?.data.filter(({ isDefault }) => isDefault).map(({ url }) => placeOf(url)), [data])
}
