import { isPlanStep } from '@web2/contract/articles'
import { insertedSize } from '@web2/contract/media'
import { marked } from 'marked'
import { withoutEnd } from '../../../../platform/text/trim-text.ts'
import { fittingTitle } from './truncate-title.ts'
import type { CardRow } from '../generation-view.ts'
import { isMetaDescription } from './result-fields.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Renders Markdown from a model; HTML tags in it are handled when the article's text is cleaned. */
const fromMarkdown = (text: string): string => marked.parse(text, { async: false, gfm: true })

/** Renders an image in a text: 300 px wide, 10 px margin, text floating on its right. */
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
  if (heading === 'h1' || heading === 'h2' || heading === 'h3')
    return `<${heading}>${escaped(text)}</${heading}>`
  return type === 'title' || type === 'subtitle' ? `<p>${escaped(text)}</p>` : fromMarkdown(text)
}

export interface AssembledArticle {
  /** Empty if no title was generated. */
  readonly title: string
  /** Not cleaned yet; the caller does that before storing it. */
  readonly text: string
}

/**
 * Assembles an article from the cards generated so far: the first title becomes its title, the rest except
 * the meta description its text.
 */
export const assembleArticle = (cards: readonly CardRow[], keyword: string): AssembledArticle => {
  const written = cards.filter(
    (card) => card.text.trim() !== '' && !isMetaDescription(card) && !isPlanStep(card.type),
  )
  const title = written.find(({ type }) => type === 'title')
  const rest = written.filter((card) => card !== title)
  return { title: title?.text ?? '', text: rest.map((card) => html(card, keyword)).join('\n') }
}

/** Splits off a leading Markdown heading; undefined if the text doesn't begin with one. */
const leadingHeading = (text: string): { readonly heading: string; readonly rest: string } | undefined => {
  const [line = ''] = text.split('\n', 1)
  const mark = /^#{1,2}[ \t]+/.exec(line)?.[0] ?? ''
  const said = line.slice(mark.length)
  if (mark === '' || said === '' || /[\r\u2028\u2029]/.test(line)) return undefined
  const heading = withoutEnd(withoutEnd(said, /#/), /[ \t]/)
  return { heading: heading || said.charAt(0), rest: text.slice(line.length).replace(/^\n+/, '') }
}

/**
 * Assembles an article from the last step of a prompt stacker, ignoring the meta description. A leading
 * heading becomes the title.
 */
export const assembleFromSteps = (cards: readonly CardRow[], keyword: string): AssembledArticle => {
  const written = cards.filter(({ text }) => text.trim() !== '')
  const last = written.findLast((card) => !isMetaDescription(card)) ?? written.at(-1)
  const text = last?.text.trim() ?? ''
  const led = leadingHeading(text)
  const title = fittingTitle((led?.heading ?? keyword).replace(/\*\*|__/g, ''))
  return { title, text: fromMarkdown(led?.rest ?? text) }
}
