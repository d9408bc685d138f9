import { useQueries, useQuery } from '@tanstack/react-query'
import type { CampaignJob } from '@web2/contract/campaigns'
import type { Query } from '../../../lib/api/resource.ts'
import { jobsAtOnce, jobsPage } from '../campaigns-api.ts'

/** The posts of a stretch of the plan, of which only those between two rows are fetched. */
export const usePlanJobs = (campaignId: string, span: Query, rows: { from: number; to: number }) => {
  const first = useQuery(jobsPage(campaignId, span, 0))
  const pages = Array.from(
    { length: Math.floor(rows.to / jobsAtOnce) - Math.floor(rows.from / jobsAtOnce) + 1 },
    (_, at) => Math.floor(rows.from / jobsAtOnce) + at,
  )
  const found = useQueries({ queries: pages.map((page) => jobsPage(campaignId, span, page)) })
  const at = (row: number): CampaignJob | undefined => {
    const page = found[pages.indexOf(Math.floor(row / jobsAtOnce))]
    // placeholder data belongs to another page
    return page?.isPlaceholderData === false ? page.data?.data[row % jobsAtOnce] : undefined
  }
  return {
    total: first.data?.total ?? 0,
    isPending: first.isPending,
    error: first.error,
    refetch: first.refetch,
    at,
  }
}
