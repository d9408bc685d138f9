import { pageSettings, type BuilderDocument } from '@web2/builder'
import { pageAddress } from './addresses.ts'
import type { LiveAddress, RenderPage } from './site-input.ts'

const escapeXml = (text: string): string => text.replace(/[<>&"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Maximum URLs per sitemap (sitemaps.org). */
const mostAddresses = 50_000

/** Returns true for a page that search engines may list. */
export const isListed = (document: BuilderDocument): boolean =>
  !/\b(?:noindex|none)\b/i.test(pageSettings(document).robots ?? '')

/** Entries per chunk; divides the maximum per sitemap. */
const entriesAtOnce = 1_000

type ListedPage = Pick<RenderPage, 'slug' | 'isDefault' | 'above' | 'updatedAt'>

/** Collected entries of a sitemap. */
export interface SitemapEntries {
  add(page: ListedPage): void
  count(): number
  /** Returns the lines of one sitemap, beginning at `from`, a multiple of the maximum per sitemap. */
  lines(from: number): string[]
}

/**
 * Collects entries of pages: their main URL, and the day of their latest change. Keeps of a page only what
 * differs from others, in large chunks, because a concatenated string takes several times the memory of a flat
 * one.
 */
export const sitemapEntries = (main: LiveAddress): SitemapEntries => {
  const base = escapeXml(main.baseUrl)
  const pieces: string[] = []
  let entries: string[] = []
  const line = (entry: string): string => {
    const day = entry.lastIndexOf(' ')
    return `  <url><loc>${base}${entry.slice(0, day)}</loc><lastmod>${entry.slice(day + 1)}</lastmod></url>\n`
  }
  const linesOf = (piece: string): string => piece.split('\n').map(line).join('')
  return {
    add: (page) => {
      entries.push(`${escapeXml(pageAddress(page, main))} ${page.updatedAt.slice(0, 10)}`)
      if (entries.length < entriesAtOnce) return
      pieces.push(entries.join('\n'))
      entries = []
    },
    count: () => pieces.length * entriesAtOnce + entries.length,
    lines: (from) => {
      const first = from / entriesAtOnce
      const rest = entries.length > 0 ? [entries.join('\n')] : []
      return [...pieces, ...rest].slice(first, first + mostAddresses / entriesAtOnce).map(linesOf)
    },
  }
}

/** Joins once, because joined texts of this size would be copied to be joined again. */
const urlset = (lines: readonly string[]): string =>
  [`${head}<urlset ${schema}>\n`, ...lines, '</urlset>\n'].join('')

const partPath = (number: number): string => `sitemap-${number}.xml`

const index = (parts: number, { baseUrl }: LiveAddress): string => {
  const lines = Array.from(
    { length: parts },
    (_, part) => `  <sitemap><loc>${escapeXml(baseUrl + partPath(part + 1))}</loc></sitemap>\n`,
  )
  return `${head}<sitemapindex ${schema}>\n${lines.join('')}</sitemapindex>\n`
}

/**
 * Generates sitemap.xml from these entries; for a site too large for one it is an index of the parts that
 * follow.
 */
export function* sitemaps(
  entries: SitemapEntries,
  main: LiveAddress,
): Generator<{ readonly path: string; readonly body: () => string }> {
  const parts = Math.ceil(entries.count() / mostAddresses)
  const isOne = parts <= 1
  yield { path: 'sitemap.xml', body: () => (isOne ? urlset(entries.lines(0)) : index(parts, main)) }
  for (let part = 0; !isOne && part < parts; part++)
    yield { path: partPath(part + 1), body: () => urlset(entries.lines(part * mostAddresses)) }
}
