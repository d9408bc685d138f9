import { queryOptions } from '@tanstack/react-query'
import { articleSources, articleStatuses, type ArticleListed } from '@web2/contract/articles'
import type { Query } from '../../lib/api/resource.ts'
import { articles, articleVersions } from './resources.ts'
import { isId } from '../../lib/text/is-id.ts'
import type { ListSource } from '../../lib/list/list-source.ts'

/** The list of articles, without their texts. */
export const articleList: ListSource<ArticleListed> = {
  resource: articles,
  searched: ['title', 'keyword'],
  sortable: ['title', 'keyword', 'status', 'source', 'words', 'score', 'createdAt', 'updatedAt'],
  defaultSort: '-updatedAt',
  statuses: articleStatuses,
}

/** Filters of the list beside search text and status. */
export interface ArticleFilters {
  readonly source: string
  /** Category id, or 'none' for articles without a category. */
  readonly category: string
}

export const noCategory = 'none'

/** Returns the conditions of the filters that are set. */
export const filteredBy = ({ source, category }: ArticleFilters): Query => ({
  ...(articleSources.some((known) => known === source) && { source }),
  ...(category === noCategory && { categoryId: 'null' }),
  ...(isId(category) && { categoryId: category }),
})

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
