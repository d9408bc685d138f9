import { parseFragment } from 'parse5'
import { textAt } from '../../../protocols/read-json.ts'

/** WordPress answers names and titles as HTML: 'Q&amp;A'. */
export const wpText = (html: string): string => {
  const text = parseFragment(html).childNodes.map((node) => ('value' in node ? node.value : ''))
  return text.join('')
}

/** The title of a post or of a file. */
export const wpTitle = (record: unknown): string =>
  textAt(record, 'title', 'raw') || wpText(textAt(record, 'title', 'rendered'))

/** `date_gmt` has no time zone of its own. */
export const wpMoment = (record: unknown): string => {
  const date = textAt(record, 'date_gmt')
  return date === '' ? '' : `${date.replace(/Z$/, '')}.000Z`
}
