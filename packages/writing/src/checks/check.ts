import type { ArticleAnalysis } from './analyzed-article.ts'

export const checkStatuses = ['good', 'could-be-better', 'problem'] as const
export type CheckStatus = (typeof checkStatuses)[number]

export const checkGroups = ['keyword', 'readability', 'result', 'content'] as const
export type CheckGroup = (typeof checkGroups)[number]

/** The fields of an article beside its text that a check can point at. */
export type ArticleField = 'title' | 'keyword' | 'slug' | 'metaTitle' | 'metaDescription'

/** Where to look: a part of a field, or of one block of the text; `quote` is what stands there. */
export type TextLocation =
  | { readonly field: ArticleField; readonly from: number; readonly to: number; readonly quote: string }
  | {
      readonly field: 'text'
      /** Number of the block, from 0; see readArticle. */
      readonly block: number
      readonly from: number
      readonly to: number
      readonly quote: string
    }

/** Result of one check. */
export interface Finding {
  readonly status: CheckStatus
  /** A sentence or two for people: what was measured, and what to do unless it is good. */
  readonly reason: string
  /** The figure measured, when it is one. */
  readonly measured?: number
  readonly places?: readonly TextLocation[]
}

export interface Check {
  readonly id: string
  readonly group: CheckGroup
  /** Its name in a list. */
  readonly label: string
  /** How much it counts beside the others; 0 for what is said, but does not count. */
  readonly weight: number
  /** Null when the article gives nothing to judge yet. */
  readonly look: (study: ArticleAnalysis) => Finding | null
}

/** One check of one article. */
export interface CheckResult {
  readonly id: string
  readonly group: CheckGroup
  readonly label: string
  readonly weight: number
  readonly status: CheckStatus
  readonly reason: string
  readonly measured: number | null
  readonly places: readonly TextLocation[]
}

/** Limit of places that one check reports; no user reviews more. */
export const mostPlaces = 100
