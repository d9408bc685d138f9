import { planResult } from '@web2/contract/articles'
import type { NapData } from '@web2/contract/listings'
import { withNapBlock } from '../../../listings/index.ts'
import { assembleArticle, assembleFromSteps, type AssembledArticle } from './assemble-article.ts'
import { trimToArticleLimits } from './truncate-article.ts'
import type { CardRow, GenerationRow } from '../generation-view.ts'
import { faqHtml, linkedSections } from './apply-details.ts'
import { descriptionOf, slugOfTitle } from './result-fields.ts'

export interface WrittenArticle extends AssembledArticle {
  readonly metaDescription: string
  readonly slug: string
  /** Trailing texts that did not fit. */
  readonly left: number
}

/** Returns the article assembled from a generation's cards, ending with the listing if one is given. */
export const writtenArticle = (
  { kind, keyword, plan }: Pick<GenerationRow, 'kind' | 'keyword' | 'plan'>,
  cards: readonly CardRow[],
  nap: NapData | null,
): WrittenArticle => {
  const assemble = kind === 'stacker' ? assembleFromSteps : assembleArticle
  const details = planResult(cards, 'details')
  const texts = plan === null ? cards : linkedSections(cards, details)
  let written = ''
  const article = trimToArticleLimits(
    (fitting) => {
      const { title, text } = assemble(fitting, keyword)
      written = text
      const whole = text.trim() === '' || !details ? text : `${text}\n${faqHtml(details)}`
      return { title, text: text.trim() === '' ? text : withNapBlock(whole, nap) }
    },
    texts,
    keyword,
  )
  const title = details?.title ?? article.title
  return {
    ...article,
    title,
    metaDescription: details?.metaDescription || descriptionOf(texts, written),
    slug: slugOfTitle(details?.slug.replaceAll('-', ' ') ?? '') || slugOfTitle(title) || slugOfTitle(keyword),
  }
}
