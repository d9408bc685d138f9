import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { limits } from '@web2/contract/core'
import type { Turbo, TurboDefinition, TurboPage, TurboSite } from '@web2/contract/generator'
import { runs } from '../../../lib/api/runs.ts'
import { checkTurbo, turboChecks, turboPageContent, turboPages, turbos, turboSites } from '../resources.ts'
import type { ListSource } from '../../../lib/list/list-source.ts'

/** List of projects. */
export const turboList: ListSource<Turbo> = {
  resource: turbos,
  searched: ['name'],
  sortable: ['name', 'status', 'pageCount', 'createdAt', 'updatedAt'],
  defaultSort: '-createdAt',
}

export const turboRecord = (id: string) =>
  queryOptions({ queryKey: [turbos.path, 'get', id], queryFn: () => turbos.get(id) })

/** Check of a definition; the previous result is shown until the next one arrives. */
export const turboCheck = (definition: TurboDefinition) =>
  queryOptions({
    queryKey: [turboChecks, definition],
    queryFn: () => checkTurbo(definition),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

/** Current run of a project: live events keep it fresh, the interval covers a lost connection. */
export const turboRun = (id: string | null) =>
  queryOptions({
    queryKey: [runs.path, 'get', id],
    queryFn: () => runs.get(id ?? ''),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.endedAt === null ? 2_000 : false),
  })

/** List of a project's pages. */
export const turboPageList: ListSource<TurboPage> = {
  resource: turboPages,
  searched: ['name', 'path', 'title'],
  sortable: ['position', 'name', 'path', 'status', 'similarity', 'elsewhereSimilarity', 'releasedAt'],
  defaultSort: 'position',
}

/** Pages of the sample. */
export const samplePages = (turboId: string) =>
  queryOptions({
    queryKey: [turboPages.path, 'sample', turboId],
    queryFn: () => turboPages.findAll({ turboId, isSample: true, $sort: { position: 1 } }),
  })

/** Home page and first hub pages, which link to the pages of the sample. */
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

/** List of a project's sites. */
export const turboSiteList: ListSource<TurboSite> = {
  resource: turboSites,
  sortable: ['name', 'status', 'released'],
  defaultSort: 'name',
}

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
