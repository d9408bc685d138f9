import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Site, SiteCreate, SitePatch, SiteSummary } from '@web2/contract/sites'
import type { Query } from '../../lib/api/resource.ts'
import { runs } from '../../lib/api/runs.ts'
import { sites } from './resources.ts'
import { listQuery, wholeQuery, type ListState } from '../../lib/list/list-query.ts'
import { orRefuse } from './builder-refusal.ts'

export const siteSortable = ['name', 'rootSlug', 'status', 'createdAt', 'updatedAt']
/** Filterable columns; the status has its own control. */
export const siteFilterable = ['name', 'createdAt']
export const siteDefaultSort = '-createdAt'

const matching = ({ q, status }: ListState): Query => ({
  ...(q === '' ? {} : { name: { $search: q } }),
  ...(status === '' ? {} : { status }),
})

export const siteList = (state: ListState) =>
  queryOptions({
    queryKey: [sites.path, 'find', state],
    queryFn: () => sites.find({ ...listQuery(state), ...matching(state) }),
    placeholderData: keepPreviousData,
  })

export const allSites = (state: ListState) => sites.findAll({ ...wholeQuery(state), ...matching(state) })

export const siteRecord = (id: string) =>
  queryOptions({
    queryKey: [sites.path, 'summary', id],
    queryFn: async (): Promise<SiteSummary> => orRefuse(await sites.summary(id)).site,
  })

export const createSite = async (data: SiteCreate): Promise<Site> => orRefuse(await sites.create(data)).site

export const copySite = async ({ _id }: SiteSummary): Promise<Site> =>
  orRefuse(await sites.create({ copyOf: _id })).site

export const changeSite = async (id: string, data: SitePatch): Promise<Site> =>
  orRefuse(await sites.patch(id, data)).site

/** The state of a long action. Live events write it; the interval covers a lost connection. */
export const runRecord = (id: string | null) =>
  queryOptions({
    queryKey: [runs.path, 'get', id],
    queryFn: () => runs.get(id ?? ''),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.endedAt === null ? 2_000 : false),
  })
