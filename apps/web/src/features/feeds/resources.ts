import type { RssArticle, RssArticlePatch, RssFeed, RssFeedData, RssFeedPatch } from '@web2/contract/feeds'
import { resource } from '../../lib/api/resource.ts'

/** Feeds of other sites, and their items; changing an item imports it. */
export const rssFeeds = resource<RssFeed, RssFeedData, RssFeedPatch>('rss-feeds')
export const rssArticles = resource<RssArticle, never, RssArticlePatch>('rss-articles')
