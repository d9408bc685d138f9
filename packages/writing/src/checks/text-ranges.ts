import type { BlockSpan } from '../text/article-text.ts'
import { mostPlaces, type ArticleField, type TextLocation } from './check.ts'
import type { ArticleAnalysis } from './analyzed-article.ts'

/** Returns locations in the text; quotes are truncated after 200 characters. */
export const textLocations = ({ text }: ArticleAnalysis, spans: readonly BlockSpan[]): TextLocation[] =>
  spans.slice(0, mostPlaces).map(({ block, from, to }) => ({
    field: 'text',
    block,
    from,
    to,
    quote: text.blocks[block]!.text.slice(from, Math.min(to, from + 200)),
  }))

/** Returns the span of a whole block. */
export const blockSpan = ({ text }: ArticleAnalysis, block: number): BlockSpan => ({
  block,
  from: 0,
  to: text.blocks[block]!.text.length,
})

/** Returns the location of a whole field. */
export const fieldPlace = ({ input }: ArticleAnalysis, field: ArticleField): TextLocation => ({
  field,
  from: 0,
  to: input[field].length,
  quote: input[field].slice(0, 200),
})
