import { articleTextLength } from '@web2/contract/articles'
import { cleanHtml } from '../../editing/clean-html.ts'
import type { AssembledArticle } from './assemble-article.ts'
import type { CardRow } from '../generation-view.ts'

export interface FittingArticle extends AssembledArticle {
  /** Trailing texts that were left out. */
  readonly left: number
}

type Assemble = (cards: readonly CardRow[], keyword: string) => AssembledArticle

/**
 * Worst-case growth when cleaning, since a character becomes at most '&nbsp;'; shorter texts need no
 * measuring.
 */
const growth = 6

/** Assembles an article from as many of the leading cards as fit the limit. */
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
