import { parseFragment } from 'parse5'
import { textAt } from '../../../../../platform/outbound/read-json.ts'

/** WordPress answers names and titles as HTML: 'Q&amp;A'. */
export const wpText = (html: string): string => {
  const text = parseFragment(html).childNodes.map((node) => ('value' in node ? node.value : ''))
  return text.join('')
}

/**
 * A text as WordPress takes titles, excerpts and captions. To it they are HTML, in which administrators and editors may
 * have scripts: a title that a foreign feed has brought must not become one.
 */
export const asWpHtml = (text: string): string => text.replaceAll('<', '&lt;')

const plainTag = /^\/?(?:b|br|code|em|i|mark|s|small|span|strong|sub|sup|u) ?\/?>/i

/** The same for a title that was read from the site, and may have bold words or a line break there. */
export const asWpTitle = (title: string): string =>
  title.replace(/<([^<]{0,12})/g, (tag, behind: string) => (plainTag.test(behind) ? tag : `&lt;${behind}`))

/** The title of a post or of a file; what `asWpHtml` has made of one is that title. */
export const wpTitle = (record: unknown): string =>
  textAt(record, 'title', 'raw').replaceAll('&lt;', '<') || wpText(textAt(record, 'title', 'rendered'))

/** `date_gmt` has no time zone of its own. */
export const wpMoment = (record: unknown): string => {
  const date = textAt(record, 'date_gmt')
  return date === '' ? '' : `${date.replace(/Z$/, '')}.000Z`
}
