import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { limits } from '@web2/contract/core'
import {
  turboPageKinds,
  turboPageStatuses,
  turboStatuses,
  type TurboDefinition,
} from '@web2/contract/generator'
import type { Query } from '../../../lib/api/resource.ts'
import { runs } from '../../../lib/api/runs.ts'
import { checkTurbo, turboPageContent, turboPages, turbos, turboSites } from '../resources.ts'
import { listQuery, wholeQuery, type ListState } from '../../../lib/list/list-query.ts'

export const turboSortable = ['name', 'status', 'pageCount', 'createdAt', 'updatedAt']
export const turboDefaultSort = '-createdAt'

const matching = ({ q, status }: ListState): Query => ({
  ...(q === '' ? {} : { name: { $search: q } }),
  ...(turboStatuses.some((known) => known === status) && { status }),
})

export const turboList = (state: ListState) =>
  queryOptions({
    queryKey: [turbos.path, 'find', state],
    queryFn: () => turbos.find({ ...listQuery(state), ...matching(state) }),
    placeholderData: keepPreviousData,
  })

export const allTurbos = (state: ListState) => turbos.findAll({ ...wholeQuery(state), ...matching(state) })

export const turboRecord = (id: string) =>
  queryOptions({ queryKey: [turbos.path, 'get', id], queryFn: () => turbos.get(id) })

/** Check of a definition; the previous result is shown until the next one arrives. */
export const turboCheck = (definition: TurboDefinition) =>
  queryOptions({
    queryKey: ['turbo-checks', definition],
    queryFn: () => checkTurbo(definition),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

/** The run that works on a generation: live events keep it fresh, the interval covers a lost connection. */
export const turboRun = (id: string | null) =>
  queryOptions({
    queryKey: [runs.path, 'get', id],
    queryFn: () => runs.get(id ?? ''),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.endedAt === null ? 2_000 : false),
  })

export const pageSortable = [
  'position',
  'name',
  'path',
  'status',
  'similarity',
  'elsewhereSimilarity',
  'releasedAt',
]
export const pageDefaultSort = 'position'

const pagesMatching = (turboId: string, { q, status }: ListState): Query => ({
  turboId,
  ...(q !== '' && { $or: ['name', 'path', 'title'].map((field) => ({ [field]: { $search: q } })) }),
  ...(turboPageStatuses.some((known) => known === status) && { status }),
  ...(turboPageKinds.some((known) => known === status) && { kind: status }),
})

export const turboPageList = (turboId: string, state: ListState) =>
  queryOptions({
    queryKey: [turboPages.path, 'find', turboId, state],
    queryFn: () => turboPages.find({ ...listQuery(state), ...pagesMatching(turboId, state) }),
    placeholderData: keepPreviousData,
  })

export const allTurboPages = (turboId: string, state: ListState) =>
  turboPages.findAll({ ...wholeQuery(state), ...pagesMatching(turboId, state) })

/** Pages of the sample. */
export const samplePages = (turboId: string) =>
  queryOptions({
    queryKey: [turboPages.path, 'sample', turboId],
    queryFn: () => turboPages.findAll({ turboId, isSample: true, $sort: { position: 1 } }),
  })

/** The pages that lead to those of the sample: the first page of a site, and the first hub pages. */
export const leadingPages = (turboId: string) =>
  queryOptions({
    queryKey: [turboPages.path, 'leading', turboId],
    queryFn: () =>
      turboPages.find({ turboId, kind: { $in: ['home', 'hub'] }, $sort: { position: 1 }, $limit: 3 }),
  })

export const turboPageRecord = (id: string) =>
  queryOptions({
    queryKey: [turboPages.path, 'content', id],
    queryFn: () => turboPageContent(id),
  })

export const siteSortable = ['name', 'status', 'released']
export const siteDefaultSort = 'name'

const sitesMatching = (turboId: string, { q }: ListState): Query => ({
  turboId,
  ...(q !== '' && { search: q }),
})

export const turboSiteList = (turboId: string, state: ListState) =>
  queryOptions({
    queryKey: [turboSites.path, 'find', turboId, state],
    queryFn: () => turboSites.find({ ...listQuery(state), ...sitesMatching(turboId, state) }),
    placeholderData: keepPreviousData,
  })

export const allTurboSites = (turboId: string, state: ListState) =>
  turboSites.findAll({ ...wholeQuery(state), ...sitesMatching(turboId, state) })

/** Pages by their ids; only a few are asked for at a time. */
export const pagesNamed = (ids: readonly string[]) => {
  const wanted = [...new Set(ids)].sort().slice(0, limits.findAllPageSize)
  return queryOptions({
    queryKey: [turboPages.path, 'named', wanted],
    queryFn: async () => {
      const { data } = await turboPages.find({ _id: { $in: wanted }, $limit: limits.findAllPageSize })
      return new Map(data.map((page) => [page._id, page]))
    },
    enabled: wanted.length > 0,
  })
}
