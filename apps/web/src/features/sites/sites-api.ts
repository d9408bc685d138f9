import { queryOptions } from '@tanstack/react-query'
import {
  siteStatuses,
  type Site,
  type SiteCreate,
  type SitePatch,
  type SiteSummary,
} from '@web2/contract/sites'
import { runs } from '../../lib/api/runs.ts'
import { sites } from './resources.ts'
import type { ListSource } from '../../lib/list/list-source.ts'
import { orRefuse } from './builder-refusal.ts'

/** Filterable columns; the status has its own control. */
export const siteFilterable = ['name', 'createdAt']

/** The list of sites. */
export const siteList: ListSource<SiteSummary> = {
  resource: sites,
  searched: ['name'],
  sortable: ['name', 'rootSlug', 'status', 'createdAt', 'updatedAt'],
  defaultSort: '-createdAt',
  statuses: siteStatuses,
}

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
