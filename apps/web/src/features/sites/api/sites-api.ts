import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Site, SiteCreate, SitePatch, SiteSummary } from '@web2/contract'
import type { Query } from '../../../lib/api/resource.ts'
import {
  cloudSettings,
  cloudTemplates,
  runs,
  sites,
  type BuilderFailure,
} from '../../../lib/api/resources.ts'
import { listQuery, wholeQuery, type ListState } from '../../../lib/list-query.ts'

export const siteSortable = ['name', 'rootSlug', 'status', 'createdAt', 'updatedAt']
/** What the columns can be narrowed by; the status has a field of its own. */
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

/** A failure that the API answers as a value, as an error with its sentence. */
export class BuilderRefusal extends Error {
  override readonly name = 'BuilderRefusal'
  /** What was stored all the same. */
  readonly site: Site | null

  constructor({ message, site }: BuilderFailure) {
    super(message)
    this.site = site ?? null
  }
}

const orRefuse = <Answer extends { status: 'success' }>(answer: Answer | BuilderFailure): Answer => {
  if (answer.status === 'error') throw new BuilderRefusal(answer)
  return answer
}

export const siteRecord = (id: string) =>
  queryOptions({
    queryKey: [sites.path, 'summary', id],
    queryFn: async (): Promise<SiteSummary> => orRefuse(await sites.summary(id)).site,
  })

export const createSite = async (data: SiteCreate): Promise<Site> => orRefuse(await sites.create(data)).site

export const changeSite = async (id: string, data: SitePatch): Promise<Site> =>
  orRefuse(await sites.patch(id, data)).site

export const templateList = queryOptions({
  queryKey: [cloudTemplates.path],
  queryFn: () => cloudTemplates.findAll(),
  staleTime: Number.POSITIVE_INFINITY,
})

export const cloudChoices = queryOptions({
  queryKey: [cloudSettings.path],
  queryFn: () => cloudSettings.findAll(),
})

/** Begins the keys of lists of buckets, which no event about sites makes stale. */
export const bucketLists = ['buckets'] as const

export const bucketList = (cloud: string, accountLabel: string, storageId?: string) =>
  queryOptions({
    queryKey: [...bucketLists, cloud, accountLabel, storageId ?? ''],
    queryFn: async () =>
      orRefuse(
        await sites.buckets({ cloud, accountLabel, ...(storageId === undefined ? {} : { storageId }) }),
      ).data,
    // buckets are deleted and keys revoked at the vendor's, of which no event tells
    staleTime: 0,
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
