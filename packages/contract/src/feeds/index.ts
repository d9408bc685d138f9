export { RssArticle, RssArticlePatch } from './feed-item.ts'
export { feedLimits, RssFeed, RssFeedData, RssFeedPatch } from './feed.ts'
