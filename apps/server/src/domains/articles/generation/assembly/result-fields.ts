import { maxSlugLength, plainText } from '@web2/contract/core'
import { slugOf } from '@web2/generator'
import { resultSizes, sentencesOf, textWidth } from '@web2/writing'
import { cleanHtml } from '../../editing/clean-html.ts'
import { fittingTitle } from './truncate-title.ts'
import type { CardRow } from '../generation-view.ts'

/** Maximum length of an article's meta description, in characters. */
const descriptionLength = 1_000
/** Characters of a description taken from the text; about as many as search results show. */
const shownLength = 160
/** Characters of HTML read to find a description. */
const readLength = 4_000

/** Returns a slug of whole words; empty if no part of the title can be used in a URL. */
export const slugOfTitle = (title: string): string => {
  let slug = ''
  for (const word of title.split(/\s+/)) {
    const part = slugOf(word)
    const longer = [slug, part].filter((each) => each !== '').join('-')
    if (longer.length > maxSlugLength) break
    slug = longer
  }
  return slug
}

/** Checks whether a card or step, by its title, holds the meta description; it isn't part of the text. */
export const isMetaDescription = ({ title, type }: Pick<CardRow, 'title' | 'type'>): boolean =>
  type !== 'image' && /^\s*meta[\s-]*description\s*$/i.test(title)

const { letters, desktop } = resultSizes.description
const fits = (text: string): boolean => text.length <= shownLength && textWidth(text, letters) <= desktop

/**
 * Returns the leading sentences that search results show in full or, if they are too short, the leading
 * words.
 */
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

/** Returns the text of the first paragraphs, as much as a description may need. */
const firstParagraphs = (html: string): string => {
  let said = ''
  for (const [paragraph] of html.slice(0, readLength).matchAll(/<p\b[^>]*>.*?(?:<\/p>|$)/gs)) {
    said = `${said} ${plainText(cleanHtml(paragraph))}`.trim()
    if (said.length > shownLength) break
  }
  return said
}

/**
 * Returns the meta description: the text of the card or step of that name, otherwise the first sentences of
 * the text. Empty if there is neither.
 */
export const descriptionOf = (cards: readonly CardRow[], text: string): string => {
  const written = cards.find((card) => isMetaDescription(card) && card.text.trim() !== '')
  if (written) return fittingTitle(plainText(cleanHtml(written.text)), descriptionLength)
  return beginning(firstParagraphs(text))
}
