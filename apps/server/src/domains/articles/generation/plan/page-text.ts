import { readArticle } from '@web2/writing'
import { plainText } from '@web2/contract/core'

export interface PageText {
  readonly title: string
  readonly text: string
}

/** Words that a block needs to count as text; shorter ones are mostly menus. Headings always count. */
const fewestWords = 5

/** False for bytes that are no text, as of a server that packs pages unasked. */
const isReadable = (text: string): boolean => text.split('\ufffd').length - 1 <= text.length / 100

/** Returns the title and the text of a web page: its headings and blocks of text in reading order. */
export const pageText = (html: string): PageText => {
  const title = /<title[^>]*>([^<]*)<\/title>/i.exec(html)?.[1] ?? ''
  const body = html.replace(/^[\s\S]*?<body[^>]*>/i, '')
  const blocks = readArticle(body)
    .blocks.filter(
      ({ kind, text }) =>
        kind === 'heading' || text.trim().split(/\s+/).length >= fewestWords || kind === 'cell',
    )
    .map(({ kind, level, text }) => (kind === 'heading' ? `${'#'.repeat(level)} ${text}` : text).trim())
  const text = blocks.join('\n')
  return { title: plainText(title).trim(), text: isReadable(text) ? text : '' }
}
