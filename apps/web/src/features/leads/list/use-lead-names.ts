import { useQuery } from '@tanstack/react-query'
import type { LeadTotals } from '@web2/contract/leads'
import { useMemo } from 'react'
import { leadTotals, listingNames, memberNames } from '../leads-api.ts'
import type { LeadNames } from './lead-columns.tsx'

const choicesOf = (totals: readonly LeadTotals[] | undefined) =>
  (totals ?? []).flatMap(({ of, name }) => (of === null ? [] : [{ value: of, label: name }]))

const none: ReadonlyMap<string, string> = new Map()

/** Members by the id of their user; none until they are known. */
export const useMemberNames = (): ReadonlyMap<string, string> => useQuery(memberNames).data ?? none

/** Names of what leads came from, once they are known. */
export const useLeadNames = (): LeadNames => {
  const sites = useQuery(leadTotals('site')).data
  const pages = useQuery(leadTotals('page')).data
  const campaigns = useQuery(leadTotals('campaign')).data
  const listings = useQuery(listingNames).data
  const members = useMemberNames()
  return useMemo(
    () => ({
      sites: choicesOf(sites),
      pages: choicesOf(pages),
      campaigns: choicesOf(campaigns),
      listings: listings ?? none,
      members,
    }),
    [sites, pages, campaigns, listings, members],
  )
}
