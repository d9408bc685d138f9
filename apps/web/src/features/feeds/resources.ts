import { resource } from '../../lib/api/resource.ts'

/** Feeds of other sites, and their items; changing an item imports it. */
export const rssFeeds = resource('rss-feeds')
export const rssArticles = resource('rss-articles')
