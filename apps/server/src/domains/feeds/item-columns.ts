import { plainText } from '@web2/contract/core'
import { feedLimits } from '@web2/contract/feeds'
import type { FeedItem } from './providers/feed.ts'
import { cleanHtml } from '../articles/editing/clean-html.ts'

/** Characters read for a summary, and its maximum length. */
const readForSummary = 20_000
const summaryLength = 300

const summaryOf = (content: string): string => {
  const text = plainText(cleanHtml(content.slice(0, readForSummary)))
  return text.length <= summaryLength ? text : `${text.slice(0, summaryLength - 1).trimEnd()}…`
}

/** The stored columns of an item. */
export type ItemColumns = Pick<FeedItem, 'guid' | 'title' | 'link' | 'content' | 'author' | 'publishedAt'> & {
  readonly summary: string
}

/** Converts the items of a feed into the stored columns. */
export const itemColumns = (items: readonly FeedItem[]): ItemColumns[] =>
  items.map(({ guid, title, link, content: given, author, publishedAt }) => {
    const content = given.slice(0, feedLimits.itemLength)
    const summary = summaryOf(content)
    const shown = title || summary.slice(0, 80) || link || 'Untitled'
    return { guid, title: shown, link, content, author, summary, publishedAt }
  })
