import { useQuery } from '@tanstack/react-query'
import { allFeeds, articlesIn } from '../campaigns-api.ts'
import { sourceOf, type CampaignValues } from '../campaign-values.ts'

/** How many articles the source holds, as far as it is known before the plan is made. */
export const useArticleCount = (values: CampaignValues): number => {
  const source = sourceOf(values)
  const categoryId = source.kind === 'category' ? source.categoryId : ''
  const inCategory = useQuery({ ...articlesIn(categoryId), enabled: categoryId !== '' })
  const feeds = useQuery({ ...allFeeds(), enabled: source.kind === 'rss' })
  switch (source.kind) {
    case 'articles':
      return source.articleIds.length
    case 'stacker':
      return new Set(source.keywords).size
    case 'category':
      return inCategory.data ?? 0
    case 'rss':
      return feeds.data?.find(({ _id }) => _id === source.feedId)?.items ?? 0
  }
}
