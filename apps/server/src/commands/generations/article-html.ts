import { insertedSize } from '@web2/contract'
import { marked } from 'marked'
import { fittingTitle } from './fitting-title.ts'
import type { CardRow } from './generation-view.ts'
import { isMetaDescription } from './result-fields.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Markdown as models write it; tags in it are left to the cleaning that every article's text passes. */
const fromMarkdown = (text: string): string => marked.parse(text, { async: false, gfm: true })

/** A picture as it is put into a text: width 300, a margin of 10, the text around its right side. */
const picture = ({ text, generateImageBy }: CardRow, keyword: string): string => {
  const { width, height } = insertedSize(generateImageBy?.params.aspectRatio ?? '1:1')
  const said = escaped(keyword)
  return (
    `<p><img src="${escaped(text)}" alt="${said}" title="${said}" width="${width}" height="${height}" ` +
    'style="margin: 10px; float: left"></p>'
  )
}

const html = (card: CardRow, keyword: string): string => {
  const { type, heading, text } = card
  if (type === 'image') return picture(card, keyword)
  if (heading === 'h1' || heading === 'h2') return `<${heading}>${escaped(text)}</${heading}>`
  return type === 'title' || type === 'subtitle' ? `<p>${escaped(text)}</p>` : fromMarkdown(text)
}

export interface AssembledArticle {
  /** Empty where no title was written. */
  readonly title: string
  /** To be cleaned by whoever stores it. */
  readonly text: string
}

/** What is written so far as an article: the first title is its title, everything else but its description its text. */
export const articleOf = (cards: readonly CardRow[], keyword: string): AssembledArticle => {
  const written = cards.filter((card) => card.text.trim() !== '' && !isMetaDescription(card))
  const title = written.find(({ type }) => type === 'title')
  const rest = written.filter((card) => card !== title)
  return { title: title?.text ?? '', text: rest.map((card) => html(card, keyword)).join('\n') }
}

/**
 * What the last step of a stacker wrote as an article, its description left aside; a heading it begins with is the
 * title.
 */
export const articleOfSteps = (cards: readonly CardRow[], keyword: string): AssembledArticle => {
  const written = cards.filter(({ text }) => text.trim() !== '')
  const last = written.findLast((card) => !isMetaDescription(card)) ?? written.at(-1)
  const text = last?.text.trim() ?? ''
  const [, heading, rest] = /^#{1,2}[ \t]+(.+?)[ \t]*#*(?:\n+|$)([\s\S]*)$/.exec(text) ?? []
  const title = fittingTitle((heading ?? keyword).replace(/\*\*|__/g, ''))
  return { title, text: fromMarkdown(heading === undefined ? text : (rest ?? '')) }
}
