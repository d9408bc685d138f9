import { plainText } from '@web2/contract/core'
import { slugOf } from '@web2/generator'
import { resultSizes, sentencesOf, textWidth } from '@web2/writing'
import { cleanHtml } from '../editing/clean-html.ts'
import { fittingTitle } from './fitting-title.ts'
import type { CardRow } from './generation-view.ts'

/** Characters of a slug, and of the meta description that an article can hold. */
const slugLength = 80
const descriptionLength = 1_000
/** Characters of a description made from the text; search results show about as many. */
const shownLength = 160
/** Characters of HTML that are read for a description. */
const readLength = 4_000

/** A slug of whole words; empty when nothing of the title can stand in an address. */
export const slugOfTitle = (title: string): string => {
  let slug = ''
  for (const word of title.split(/\s+/)) {
    const part = slugOf(word)
    const longer = [slug, part].filter((each) => each !== '').join('-')
    if (longer.length > slugLength) break
    slug = longer
  }
  return slug
}

/** A card or step named so writes the meta description, and is no part of the text. */
export const isMetaDescription = ({ title, type }: Pick<CardRow, 'title' | 'type'>): boolean =>
  type !== 'image' && /^\s*meta[\s-]*description\s*$/i.test(title)

const { letters, desktop } = resultSizes.description
const fits = (text: string): boolean => text.length <= shownLength && textWidth(text, letters) <= desktop

/** The first sentences that search results show whole; where those are too few, the first words. */
const beginning = (text: string): string => {
  if (fits(text)) return text
  const whole = sentencesOf(text)
    .map(({ to }) => text.slice(0, to))
    .findLast(fits)
  if (whole !== undefined && whole.length >= shownLength / 2) return whole
  let most = shownLength - 1
  while (most > 1 && !fits(`${fittingTitle(text, most)}…`)) most -= 1
  return `${fittingTitle(text, most)}…`
}

/** What the first paragraphs of a text say, as much of it as a description can need. */
const firstParagraphs = (html: string): string => {
  let said = ''
  for (const [paragraph] of html.slice(0, readLength).matchAll(/<p\b[^>]*>.*?(?:<\/p>|$)/gs)) {
    said = `${said} ${plainText(cleanHtml(paragraph))}`.trim()
    if (said.length > shownLength) break
  }
  return said
}

/**
 * The meta description of what was written: the text of the card or step of that name, otherwise the first sentences of
 * the text. Empty when there is neither.
 */
export const descriptionOf = (cards: readonly CardRow[], text: string): string => {
  const written = cards.find((card) => isMetaDescription(card) && card.text.trim() !== '')
  if (written) return fittingTitle(plainText(cleanHtml(written.text)), descriptionLength)
  return beginning(firstParagraphs(text))
}
