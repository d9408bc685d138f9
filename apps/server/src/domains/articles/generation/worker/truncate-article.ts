import { articleTextLength } from '@web2/contract/articles'
import { cleanHtml } from '../../editing/clean-html.ts'
import type { AssembledArticle } from '../assemble-article.ts'
import type { CardRow } from '../generation-view.ts'

export interface FittingArticle extends AssembledArticle {
  /** Texts at the end that are not in it. */
  readonly left: number
}

type Assemble = (cards: readonly CardRow[], keyword: string) => AssembledArticle

/** Below this part of its room a text is not cleaned to be measured: a character becomes '&nbsp;' at most. */
const growth = 6

/** An article of as many of the cards, from the first one on, as it holds. */
export const trimToArticleLimits = (
  assemble: Assemble,
  cards: readonly CardRow[],
  keyword: string,
  most = articleTextLength,
): FittingArticle => {
  for (let count = cards.length; ; count = Math.floor(count * 0.9)) {
    const article = assemble(cards.slice(0, count), keyword)
    const { length } = article.text
    if (count === 0 || length * growth <= most || cleanHtml(article.text).length <= most)
      return { ...article, left: cards.slice(count).filter(({ text }) => text.trim() !== '').length }
  }
}
