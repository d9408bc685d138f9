import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  bulkRowStatuses,
  bulkStatuses,
  type ArticleBulk,
  type ArticleBulkRow,
  type ArticleBulkStart,
} from '@web2/contract/articles'
import {
  articleBulkRows,
  articleBulks,
  articles,
  generatorPresets,
  planArticleBulk,
  promptStackers,
} from '../resources.ts'
import { runs } from '../../../lib/api/runs.ts'
import type { ListSource } from '../../../lib/list/list-source.ts'

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

/** The list of bulks. */
export const bulkList: ListSource<ArticleBulk> = {
  resource: articleBulks,
  searched: ['name'],
  sortable: ['name', 'status', 'total', 'written', 'failed', 'createdAt'],
  defaultSort: '-createdAt',
  statuses: bulkStatuses,
}

/** The list of keywords, of one bulk each time. */
export const rowList: ListSource<ArticleBulkRow> = {
  resource: articleBulkRows,
  searched: ['keyword', 'message'],
  sortable: ['position', 'keyword', 'status', 'words', 'cost', 'similarity'],
  defaultSort: 'position',
  statuses: bulkRowStatuses,
}

/** Query of the run that writes an article; live events keep it up to date. */
export const runRecord = (id: string) =>
  queryOptions({ queryKey: [runs.path, 'get', id], queryFn: () => runs.get(id) })

export const articleText = (id: string) =>
  queryOptions({ queryKey: [articles.path, 'get', id], queryFn: () => articles.get(id) })

/** Query of the reason why the first failed article of a bulk failed. */
export const firstFailure = (bulkId: string) =>
  queryOptions({
    queryKey: [articleBulkRows.path, 'first-failure', bulkId],
    queryFn: async () =>
      (await articleBulkRows.find({ bulkId, status: 'failed', $sort: { position: 1 }, $limit: 1 })).data[0]
        ?.message ?? '',
  })
