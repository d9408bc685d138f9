import { DetectError, MalformedError, ParseError, parseFeed } from 'feedsmith'
import { withoutTags } from '@web2/contract/core'
import { createHash } from 'node:crypto'
import type { Feed, FeedItem } from './feed.ts'
import { webAddress } from './web-url.ts'

type Parsed = ReturnType<typeof parseFeed>
type Of<Format extends Parsed['format']> = Extract<Parsed, { format: Format }>['feed']

/** Parses a date in any format feeds use; null if it is invalid or out of the storable range. */
const dateOf = (given: unknown): string | null => {
  const date = new Date(String(given ?? ''))
  const year = date.getUTCFullYear()
  return Number.isNaN(year) || year < 1 || year > 9_999 ? null : date.toISOString()
}

const line = (text: string | undefined, length: number): string =>
  withoutTags(text ?? '')
    .replace(/\s+/g, ' ')
    .replaceAll('\0', '')
    .trim()
    .slice(0, length)

interface Given {
  readonly guid?: string | undefined
  readonly title?: string | undefined
  readonly link?: string | undefined
  readonly content?: string | undefined
  readonly author?: string | undefined
  readonly date?: unknown
}

/** Converts an item. Without an id it is identified by its link, or else by a hash of its content. */
const itemOf = (given: Given, base: string): FeedItem => {
  const link = webAddress(given.link, base)
  const title = line(given.title, 300)
  const content = (given.content ?? '').replaceAll('\0', '')
  const guid = line(given.guid, 1_000) || link
  return {
    guid: guid || `sha256:${createHash('sha256').update(`${title}\n${content}`).digest('hex')}`,
    title,
    link,
    content,
    author: line(given.author, 200),
    publishedAt: dateOf(given.date),
  }
}

type AtomLinks = Of<'atom'>['links']
const pageOf = (links: AtomLinks): string | undefined =>
  links?.find(({ rel }) => rel === undefined || rel === 'alternate')?.href

const ofRss = (feed: Of<'rss'>): [Given, readonly Given[]] => [
  { title: feed.title, link: feed.link },
  (feed.items ?? []).map((item) => ({
    guid: item.guid?.value,
    title: item.title,
    link: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
    content: item.content?.encoded ?? item.description,
    author: item.dc?.creators?.[0] ?? item.authors?.[0]?.name,
    date: item.pubDate ?? item.dc?.dates?.[0],
  })),
]

const ofRdf = (feed: Of<'rdf'>): [Given, readonly Given[]] => [
  { title: feed.title, link: feed.link },
  (feed.items ?? []).map((item) => ({
    guid: item.rdf?.about,
    title: item.title,
    link: item.link,
    content: item.content?.encoded ?? item.description,
    author: item.dc?.creators?.[0],
    date: item.dc?.dates?.[0],
  })),
]

const ofAtom = (feed: Of<'atom'>): [Given, readonly Given[]] => [
  { title: feed.title?.value, link: pageOf(feed.links) },
  (feed.entries ?? []).map((entry) => ({
    guid: entry.id,
    title: entry.title?.value,
    link: pageOf(entry.links),
    content: entry.content?.value ?? entry.summary?.value,
    author: entry.authors?.[0]?.name,
    date: entry.published ?? entry.updated,
  })),
]

const ofJson = (feed: Of<'json'>): [Given, readonly Given[]] => [
  { title: feed.title, link: feed.home_page_url },
  (feed.items ?? []).map((item) => ({
    guid: item.id,
    title: item.title,
    link: item.url ?? item.external_url,
    content: item.content_html ?? item.content_text ?? item.summary,
    author: item.authors?.[0]?.name,
    date: item.date_published,
  })),
]

const partsOf = (parsed: Parsed): [Given, readonly Given[]] => {
  if (parsed.format === 'rss') return ofRss(parsed.feed)
  if (parsed.format === 'rdf') return ofRdf(parsed.feed)
  return parsed.format === 'atom' ? ofAtom(parsed.feed) : ofJson(parsed.feed)
}

const oneByGuid = (items: readonly FeedItem[]): FeedItem[] => [
  ...new Map(items.map((item) => [item.guid, item])).values(),
]

/**
 * Parses RSS 0.9 to 2.0, RDF, Atom or JSON Feed; null for anything else. Never expands entities declared in
 * the text. Of items with the same id, the last one wins.
 */
export const readFeed = (
  text: string,
  { url, most }: { readonly url: string; readonly most: number },
): Feed | null => {
  let parsed: Parsed
  try {
    parsed = parseFeed(text.replace(/^\ufeff/, ''))
  } catch (error) {
    if (error instanceof DetectError || error instanceof MalformedError || error instanceof ParseError)
      return null
    throw error
  }
  const [head, items] = partsOf(parsed)
  const siteUrl = webAddress(head.link, url)
  return {
    title: line(head.title, 300),
    siteUrl,
    items: oneByGuid(items.slice(0, most).map((item) => itemOf(item, siteUrl || url))),
  }
}
