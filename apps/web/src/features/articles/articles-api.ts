import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { articleSources, articleStatuses } from '@web2/contract/articles'
import type { Query } from '../../lib/api/resource.ts'
import { articles, articleVersions } from './resources.ts'
import { listQuery, wholeQuery, type ListState } from '../../lib/list/list-query.ts'

export const articleSortable = [
  'title',
  'keyword',
  'status',
  'source',
  'words',
  'score',
  'createdAt',
  'updatedAt',
]
export const articleDefaultSort = '-updatedAt'

/** Filters of the list beside search text and status. */
export interface ArticleFilters {
  readonly source: string
  /** Category id, or 'none' for articles without a category. */
  readonly category: string
}

export const noCategory = 'none'

const isId = /^[0-9a-f-]{36}$/i

const matching = ({ q, status }: ListState, { source, category }: ArticleFilters): Query => ({
  ...(q !== '' && { $or: ['title', 'keyword'].map((field) => ({ [field]: { $search: q } })) }),
  ...(articleStatuses.some((known) => known === status) && { status }),
  ...(articleSources.some((known) => known === source) && { source }),
  ...(category === noCategory && { categoryId: 'null' }),
  ...(isId.test(category) && { categoryId: category }),
})

export const articleList = (state: ListState, filters: ArticleFilters) =>
  queryOptions({
    queryKey: [articles.path, 'find', state, filters],
    queryFn: () => articles.find({ ...listQuery(state), ...matching(state, filters) }),
    placeholderData: keepPreviousData,
  })

/** Fetches every article of the filtered list in its order, without texts. */
export const allArticles = (state: ListState, filters: ArticleFilters) =>
  articles.findAll({ ...wholeQuery(state), ...matching(state, filters) })

export const articleRecord = (id: string) =>
  queryOptions({ queryKey: [articles.path, 'get', id], queryFn: () => articles.get(id) })

const mostVersions = 100

/** Returns the versions of an article, newest first. */
export const versionList = (articleId: string, revision: number) =>
  queryOptions({
    queryKey: [articleVersions.path, articleId, revision],
    queryFn: () => articleVersions.find({ articleId, $limit: mostVersions }),
  })

export const versionRecord = (id: string) =>
  queryOptions({
    queryKey: [articleVersions.path, 'get', id],
    queryFn: () => articleVersions.get(id),
    // versions rarely change while shown, and the next list has the change
    staleTime: 0,
  })
