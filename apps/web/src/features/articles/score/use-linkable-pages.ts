import { useQuery } from '@tanstack/react-query'
import { placeOf } from '@web2/writing'
import { useMemo } from 'react'
import { livePages } from '../linkable-pages.ts'

/** Where the account's own pages are, so that links to them are told from links to others; undefined until it is known. */
export const useAccountHosts = (): readonly string[] | undefined => {
  const { data } = useQuery(livePages)
  return useMemo(() => data?.data.filter(({ isDefault }) => isDefault).map(({ url }) => placeOf(url)), [data])
}
