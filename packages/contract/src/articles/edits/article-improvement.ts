import { Type, type Static } from 'typebox'
import { Id, nullable, text } from '../../core/record.ts'
import type { EditFailed, EditOrigin } from './article-edit.ts'

/** Fields besides the text for which improvements are proposed. */
export const improvedFields = ['title', 'slug', 'metaTitle', 'metaDescription'] as const
export type ImprovedField = (typeof improvedFields)[number]

/** Paragraphs, headings and images of an article that can be improved at once, and characters of one. */
export const mostImprovedBlocks = 400
export const improvedBlockLength = 4_000
/** Characters of all of them. */
export const improvedTextLength = 60_000

const strict = { additionalProperties: false }

/**
 * POST /article-improvements: asks AI for the smallest changes that pass the failed checks. Nothing is stored; the
 * response is a stream with one line (ArticleImprovementLine).
 */
export const ArticleImprovementStart = Type.Object(
  {
    /** Null for an article that is not saved yet. */
    articleId: nullable(Id),
    keyword: text(200),
    fields: Type.Object(
      { title: text(300), slug: text(200), metaTitle: text(300), metaDescription: text(1_000) },
      strict,
    ),
    /** Failed checks of the score. */
    checks: Type.Array(Type.Object({ id: text(60, 1), label: text(100), reason: text(600) }, strict), {
      minItems: 1,
      maxItems: 40,
    }),
    /** Blocks of the text, by their number in the article. */
    blocks: Type.Array(
      Type.Object({ number: Type.Integer({ minimum: 0 }), text: text(improvedBlockLength) }, strict),
      { maxItems: mostImprovedBlocks },
    ),
    /** Alt texts of the images, by their number in the article. */
    images: Type.Array(Type.Object({ number: Type.Integer({ minimum: 0 }), alt: text(600) }, strict), {
      maxItems: mostImprovedBlocks,
    }),
  },
  strict,
)
export type ArticleImprovementStart = Static<typeof ArticleImprovementStart>

/** A proposed change; `check` is the id of the check that it fixes. */
export type Improvement =
  | { readonly kind: 'field'; readonly check: string; readonly field: ImprovedField; readonly to: string }
  /** Replaces `from`, which stands word for word in the block. */
  | {
      readonly kind: 'text'
      readonly check: string
      readonly block: number
      readonly from: string
      readonly to: string
    }
  | { readonly kind: 'alt'; readonly check: string; readonly image: number; readonly to: string }

export type ArticleImprovementLine =
  { readonly done: EditOrigin & { readonly improvements: readonly Improvement[] } } | EditFailed

declare module '../../core/resources.ts' {
  interface Resources {
    'article-improvements': { create: ArticleImprovementStart; created: unknown }
  }
}
