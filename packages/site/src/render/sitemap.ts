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

/** Returns a page's sitemap entry: its main URL, and the day of its latest change. */
export const sitemapLine = (
  page: Pick<RenderPage, 'slug' | 'isDefault' | 'above' | 'updatedAt'>,
  main: LiveAddress,
): string => {
  const address = main.baseUrl + pageAddress(page, main)
  return `  <url><loc>${escapeXml(address)}</loc><lastmod>${page.updatedAt.slice(0, 10)}</lastmod></url>\n`
}

/** Entries per chunk; divides the maximum per sitemap. */
const linesAtOnce = 1_000

/** Collected entries of a sitemap. */
export interface SitemapLines {
  add(line: string): void
  count(): number
  /** Returns the entries of one sitemap, beginning at `from`, a multiple of the maximum per sitemap. */
  text(from: number): string
}

/**
 * Collects entries in large chunks, because a concatenated string takes several times the memory of a flat
 * one.
 */
export const sitemapLines = (): SitemapLines => {
  const pieces: string[] = []
  let lines: string[] = []
  return {
    add: (line) => {
      lines.push(line)
      if (lines.length < linesAtOnce) return
      pieces.push(lines.join(''))
      lines = []
    },
    count: () => pieces.length * linesAtOnce + lines.length,
    text: (from) => {
      const first = from / linesAtOnce
      return [...pieces, lines.join('')].slice(first, first + mostAddresses / linesAtOnce).join('')
    },
  }
}

const urlset = (lines: string): string => `${head}<urlset ${schema}>\n${lines}</urlset>\n`

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
  lines: SitemapLines,
  main: LiveAddress,
): Generator<{ readonly path: string; readonly body: () => string }> {
  const parts = Math.ceil(lines.count() / mostAddresses)
  const isOne = parts <= 1
  yield { path: 'sitemap.xml', body: () => (isOne ? urlset(lines.text(0)) : index(parts, main)) }
  for (let part = 0; !isOne && part < parts; part++)
    yield { path: partPath(part + 1), body: () => urlset(lines.text(part * mostAddresses)) }
}
