import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Nap, Site, SiteCreate, SitePatch } from '@web2/contract'
import type { Query } from '../../../lib/api/resource.ts'
import {
  cloudSettings,
  cloudTemplates,
  naps,
  runs,
  sites,
  type BuilderFailure,
} from '../../../lib/api/resources.ts'
import { listQuery, sortQuery, type ListState } from '../../../lib/list-query.ts'

export const siteSortable = ['name', 'rootSlug', 'status', 'createdAt', 'updatedAt']
export const siteDefaultSort = '-createdAt'

const matching = ({ q }: ListState): Query => (q === '' ? {} : { name: { $search: q } })

export const siteList = (state: ListState) =>
  queryOptions({
    queryKey: [sites.path, 'find', state],
    queryFn: () => sites.find({ ...listQuery(state), ...matching(state) }),
    placeholderData: keepPreviousData,
  })

export const allSites = (state: ListState) => sites.findAll({ ...sortQuery(state), ...matching(state) })

/** A failure that the API answers as a value, as an error with its sentence. */
export class BuilderRefusal extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BuilderRefusal'
  }
}

const orRefuse = <Answer extends { status: 'success' }>(answer: Answer | BuilderFailure): Answer => {
  if (answer.status === 'error') throw new BuilderRefusal(answer.message)
  return answer
}

export const siteRecord = (id: string) =>
  queryOptions({
    queryKey: [sites.path, 'get', id],
    queryFn: async (): Promise<Site> => orRefuse(await sites.get(id)).site,
  })

export const createSite = async (data: SiteCreate): Promise<Site> => orRefuse(await sites.create(data)).site

export const changeSite = async (id: string, data: SitePatch): Promise<Site> =>
  orRefuse(await sites.patch(id, data)).site

export const templateList = queryOptions({
  queryKey: [cloudTemplates.path],
  queryFn: () => cloudTemplates.findAll(),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Every business, by name, for pickers. */
export const napChoices = queryOptions({
  queryKey: [naps.path, 'choices'],
  queryFn: (): Promise<Nap[]> => naps.findAll({ $sort: { businessName: 1 } }),
})

export const cloudChoices = queryOptions({
  queryKey: [cloudSettings.path],
  queryFn: () => cloudSettings.findAll(),
})

export const bucketList = (cloud: string, accountLabel: string, storageId?: string) =>
  queryOptions({
    queryKey: [sites.path, 'buckets', cloud, accountLabel, storageId ?? ''],
    queryFn: async () =>
      orRefuse(
        await sites.buckets({ cloud, accountLabel, ...(storageId === undefined ? {} : { storageId }) }),
      ).data,
    retry: false,
    refetchOnWindowFocus: false,
  })

/** The state of a long action. Live events write it; the interval covers a lost connection. */
export const runRecord = (id: string | null) =>
  queryOptions({
    queryKey: [runs.path, 'get', id],
    queryFn: () => runs.get(id ?? ''),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.endedAt === null ? 2_000 : false),
  })
