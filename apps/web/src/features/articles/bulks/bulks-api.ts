import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { bulkRowStatuses, bulkStatuses, type ArticleBulkStart } from '@web2/contract/articles'
import type { Query } from '../../../lib/api/resource.ts'
import {
  articleBulkRows,
  articleBulks,
  articles,
  generatorPresets,
  planArticleBulk,
  promptStackers,
} from '../resources.ts'
import { runs } from '../../../lib/api/runs.ts'
import { listQuery, wholeQuery, type ListState } from '../../../lib/list/list-query.ts'

export const allPresets = queryOptions({
  queryKey: [generatorPresets.path, 'all'],
  queryFn: () => generatorPresets.findAll({ $sort: { name: 1 } }),
})

export const allStackers = queryOptions({
  queryKey: [promptStackers.path, 'with steps'],
  queryFn: () => promptStackers.findAll({ $sort: { name: 1 } }),
})

/** Query of a bulk's estimate; disabled while there is nothing to estimate. */
export const bulkPlan = (start: ArticleBulkStart | null) =>
  queryOptions({
    queryKey: ['article-bulk-plans', start],
    queryFn: () => (start === null ? null : planArticleBulk(start)),
    enabled: start !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })

export const bulkRecord = (id: string) =>
  queryOptions({ queryKey: [articleBulks.path, 'get', id], queryFn: () => articleBulks.get(id) })

export const bulkSortable = ['name', 'status', 'total', 'written', 'failed', 'createdAt']
export const bulkDefaultSort = '-createdAt'

const named = ({ q, status }: ListState): Query => ({
  ...(q !== '' && { name: { $search: q } }),
  ...(bulkStatuses.some((known) => known === status) && { status }),
})

export const bulkList = (state: ListState) =>
  queryOptions({
    queryKey: [articleBulks.path, 'find', state],
    queryFn: () => articleBulks.find({ ...listQuery(state), ...named(state) }),
    placeholderData: keepPreviousData,
  })

export const allBulks = (state: ListState) => articleBulks.findAll({ ...wholeQuery(state), ...named(state) })

export const rowSortable = ['position', 'keyword', 'status', 'words', 'cost', 'similarity']
export const rowDefaultSort = 'position'

const matching = (bulkId: string, { q, status }: ListState): Query => ({
  bulkId,
  ...(q !== '' && { $or: ['keyword', 'message'].map((field) => ({ [field]: { $search: q } })) }),
  ...(bulkRowStatuses.some((known) => known === status) && { status }),
})

export const rowList = (bulkId: string, state: ListState) =>
  queryOptions({
    queryKey: [articleBulkRows.path, 'find', bulkId, state],
    queryFn: () => articleBulkRows.find({ ...listQuery(state), ...matching(bulkId, state) }),
    placeholderData: keepPreviousData,
  })

export const allRows = (bulkId: string, state: ListState) =>
  articleBulkRows.findAll({ ...wholeQuery(state), ...matching(bulkId, state) })

/** Query of the run that writes an article; live events keep it up to date. */
export const runRecord = (id: string) =>
  queryOptions({ queryKey: [runs.path, 'get', id], queryFn: () => runs.get(id) })

export const articleText = (id: string) =>
  queryOptions({ queryKey: [articles.path, 'get', id], queryFn: () => articles.get(id) })
