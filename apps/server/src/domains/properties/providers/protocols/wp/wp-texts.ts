import { parseFragment } from 'parse5'
import { textAt } from '../../../../../platform/outbound/read-json.ts'

/** Decodes names and titles, which WordPress returns as HTML: 'Q&amp;A'. */
export const wpText = (html: string): string => {
  const text = parseFragment(html).childNodes.map((node) => ('value' in node ? node.value : ''))
  return text.join('')
}

/**
 * Encodes a text for WordPress titles, excerpts and captions. They are HTML in which administrators and
 * editors may use scripts, so a title from a foreign feed must not become one.
 */
export const asWpHtml = (text: string): string => text.replaceAll('<', '&lt;')

const plainTag = /^\/?(?:b|br|code|em|i|mark|s|small|span|strong|sub|sup|u) ?\/?>/i

/** Encodes a title read from the site, which may contain bold words or a line break there. */
export const asWpTitle = (title: string): string =>
  title.replace(/<([^<]{0,12})/g, (tag, behind: string) => (plainTag.test(behind) ? tag : `&lt;${behind}`))

/** Returns the title of a post or file, decoding what `asWpHtml` encoded. */
export const wpTitle = (record: unknown): string =>
  textAt(record, 'title', 'raw').replaceAll('&lt;', '<') || wpText(textAt(record, 'title', 'rendered'))

/** Adds the missing time zone to `date_gmt`. */
export const wpMoment = (record: unknown): string => {
  const date = textAt(record, 'date_gmt')
  return date === '' ? '' : `${date.replace(/Z$/, '')}.000Z`
}
