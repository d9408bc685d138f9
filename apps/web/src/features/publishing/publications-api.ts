import { queryOptions } from '@tanstack/react-query'
import type { Publication, PublicationPlanCreate } from '@web2/contract/publishing'
import { planPublication, publications } from './resources.ts'

/** How many entries of a site's history are shown at first, and more of them each time. */
export const historyPage = 20

/** Uses its own key, because a plan becomes stale with the site. */
export const publicationPlan = (wanted: PublicationPlanCreate, siteUpdatedAt: string) =>
  queryOptions({
    queryKey: ['publication-plans', wanted, siteUpdatedAt],
    queryFn: () => planPublication(wanted),
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: 10_000,
  })

export const publicationHistory = (siteId: string, limit: number) =>
  queryOptions({
    queryKey: [publications.path, 'find', siteId, limit],
    queryFn: () => publications.find({ siteId, $limit: limit }),
  })

/** Publishes the files of an earlier publication again. */
export const restore = (id: string, pages: boolean): Promise<Publication> =>
  publications.create({ restore: id, pages })
