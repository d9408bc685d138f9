import { keywordFinder, type KeywordFinder } from '../keyword/keyword-finder.ts'
import type { BlockSpan, TextBlock } from '../text/article-text.ts'
import type { Span } from '../text/sentences.ts'
import type { TextAnalysis } from './text-analysis.ts'
import { analyzeText } from './text-analyzer.ts'

/** Fields of the account's other articles that checks need. */
export interface OtherArticle {
  readonly title: string
  readonly keyword: string
}

/** Article to check. */
export interface ArticleInput {
  readonly title: string
  readonly html: string
  readonly keyword: string
  readonly slug: string
  readonly metaTitle: string
  readonly metaDescription: string
  /** BCP 47; if absent, English is detected by its words. */
  readonly language?: string
  /** Locations of the account's own pages, from `placeOf`; links to them are internal. */
  readonly ownPlaces?: readonly string[]
  /** Other articles of the account that may have the same keyword. */
  readonly others?: readonly OtherArticle[]
}

/** Article, analyzed once for all checks. */
export interface ArticleAnalysis extends TextAnalysis {
  readonly input: ArticleInput
  readonly keyword: KeywordFinder
  /** Every occurrence of the keyword in the text. */
  readonly keywordPlaces: readonly BlockSpan[]
}

/** Where the last keyword was found in each block. A block of a text that is being written stays until it changes. */
const foundIn = new WeakMap<TextBlock, { readonly keyword: string; readonly spans: readonly Span[] }>()

const spansIn = (block: TextBlock, keyword: string, finder: KeywordFinder): readonly Span[] => {
  if (block.kind === 'code') return []
  const known = foundIn.get(block)
  if (known?.keyword === keyword) return known.spans
  const spans = finder.find(block.text)
  foundIn.set(block, { keyword, spans })
  return spans
}

/** Analyzes an article; `analyzed` is its text, if that was analyzed before. */
export const analyzeArticle = (
  input: ArticleInput,
  analyzed: TextAnalysis = analyzeText(input),
): ArticleAnalysis => {
  const keyword = keywordFinder(input.keyword)
  return {
    ...analyzed,
    input,
    keyword,
    keywordPlaces: analyzed.text.blocks.flatMap((own, block) =>
      spansIn(own, input.keyword, keyword).map((span) => ({ block, ...span })),
    ),
  }
}
