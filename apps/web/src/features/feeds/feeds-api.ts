import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { feedLimits } from '@web2/contract/feeds'
import { apiClient } from '../../lib/api/client.ts'
import { inParts, type Query } from '../../lib/api/resource.ts'
import { rssArticles, rssFeeds } from './resources.ts'
import { listQuery, wholeQuery, type ListState } from '../../lib/list/list-query.ts'

export const itemSortable = ['title', 'feedTitle', 'publishedAt', 'createdAt']
export const itemDefaultSort = '-publishedAt'
/** Whether an item is imported, as the list's status. */
export const itemStatuses = ['new', 'imported']

const isId = /^[0-9a-f-]{36}$/i

const matching = ({ q, status }: ListState, feed: string): Query => ({
  ...(q !== '' && { $or: ['title', 'summary'].map((field) => ({ [field]: { $search: q } })) }),
  ...(status === 'new' && { articleId: 'null' }),
  ...(status === 'imported' && { articleId: { $ne: 'null' } }),
  ...(isId.test(feed) && { feedId: feed }),
})

/** All feeds of the account, by their names. */
export const feedList = queryOptions({
  queryKey: [rssFeeds.path, 'find'],
  queryFn: () => rssFeeds.find({ $limit: feedLimits.feeds, $sort: { title: 1 } }),
})

export const itemList = (state: ListState, feed: string) =>
  queryOptions({
    queryKey: [rssArticles.path, 'find', state, feed],
    queryFn: () => rssArticles.find({ ...listQuery(state), ...matching(state, feed) }),
    placeholderData: keepPreviousData,
  })

/** Every item that the list finds, in its order. */
export const allItems = (state: ListState, feed: string) =>
  rssArticles.findAll({ ...wholeQuery(state), ...matching(state, feed) })

/** Makes drafts of items; those that are imported already stay as they are. */
export const importItems = async (ids: readonly string[]): Promise<void> => {
  const service = (await apiClient()).service(rssArticles.path)
  for (const some of inParts(ids))
    await service.patch(null, { imported: true }, { query: { _id: { $in: some } } })
}
