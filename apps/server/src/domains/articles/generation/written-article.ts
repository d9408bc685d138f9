import type { NapData } from '@web2/contract/listings'
import { withNapBlock } from '../../listings/index.ts'
import { assembleArticle, assembleFromSteps, type AssembledArticle } from './assemble-article.ts'
import { trimToArticleLimits } from './worker/truncate-article.ts'
import type { CardRow, GenerationRow } from './generation-view.ts'
import { descriptionOf, slugOfTitle } from './result-fields.ts'

export interface WrittenArticle extends AssembledArticle {
  readonly metaDescription: string
  readonly slug: string
  /** Trailing texts that did not fit. */
  readonly left: number
}

/** Returns the article assembled from a generation's cards, ending with the listing if one is given. */
export const writtenArticle = (
  { kind, keyword }: Pick<GenerationRow, 'kind' | 'keyword'>,
  cards: readonly CardRow[],
  nap: NapData | null,
): WrittenArticle => {
  const assemble = kind === 'stacker' ? assembleFromSteps : assembleArticle
  let written = ''
  const article = trimToArticleLimits(
    (fitting) => {
      const { title, text } = assemble(fitting, keyword)
      written = text
      return { title, text: text.trim() === '' ? text : withNapBlock(text, nap) }
    },
    cards,
    keyword,
  )
  return {
    ...article,
    metaDescription: descriptionOf(cards, written),
    slug: slugOfTitle(article.title) || slugOfTitle(keyword),
  }
}
