import { queryOptions } from '@tanstack/react-query'
import { feedLimits, type RssArticle } from '@web2/contract/feeds'
import { apiService } from '../../lib/api/client.ts'
import { inParts, type Query } from '../../lib/api/resource.ts'
import { rssArticles, rssFeeds } from './resources.ts'
import { isId } from '../../lib/text/is-id.ts'
import type { ListSource } from '../../lib/list/list-source.ts'

/** The list of items, imported or not. */
export const itemList: ListSource<RssArticle> = {
  resource: rssArticles,
  searched: ['title', 'summary'],
  sortable: ['title', 'feedTitle', 'publishedAt', 'createdAt'],
  defaultSort: '-publishedAt',
  statuses: ['new', 'imported'],
  byStatus: (status) => ({ articleId: status === 'new' ? 'null' : { $ne: 'null' } }),
}

/** Returns the condition of a feed's items; none unless it is an id. */
export const itemsOf = (feed: string): Query => (isId(feed) ? { feedId: feed } : {})

/** All feeds of the account, by their names. */
export const feedList = queryOptions({
  queryKey: [rssFeeds.path, 'find'],
  queryFn: () => rssFeeds.find({ $limit: feedLimits.feeds, $sort: { title: 1 } }),
})

/** Makes drafts of items; those that are imported already stay as they are. */
export const importItems = async (ids: readonly string[]): Promise<void> => {
  const service = apiService(rssArticles.path)
  for (const some of inParts(ids))
    await service.patch(null, { imported: true }, { query: { _id: { $in: some } } })
}
