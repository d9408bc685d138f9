import type { ArticleAnalysis } from './analyzed-article.ts'

export const checkStatuses = ['good', 'could-be-better', 'problem'] as const
export type CheckStatus = (typeof checkStatuses)[number]

export const checkGroups = ['keyword', 'readability', 'result', 'content'] as const
export type CheckGroup = (typeof checkGroups)[number]

/** Fields of an article, other than its text, that a check can refer to. */
export type ArticleField = 'title' | 'keyword' | 'slug' | 'metaTitle' | 'metaDescription'

/** Location of a finding: part of a field, or of one block of the text; `quote` is the text there. */
export type TextLocation =
  | { readonly field: ArticleField; readonly from: number; readonly to: number; readonly quote: string }
  | {
      readonly field: 'text'
      /** Index of the block, from 0; see readArticle. */
      readonly block: number
      readonly from: number
      readonly to: number
      readonly quote: string
    }

/** Finding of a check. */
export interface Finding {
  readonly status: CheckStatus
  /** One or two sentences for the user: the measurement, and what to do unless it is good. */
  readonly reason: string
  /** Measured value, if it is a number. */
  readonly measured?: number
  readonly places?: readonly TextLocation[]
}

export interface Check {
  readonly id: string
  readonly group: CheckGroup
  /** Name in a list. */
  readonly label: string
  /** Weight among the checks; 0 for a check without influence on the score. */
  readonly weight: number
  /** Returns null if there is nothing to check yet. */
  readonly look: (study: ArticleAnalysis) => Finding | null
}

/** Result of one check for one article. */
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

/** Maximum locations per check; users don't go through more. */
export const mostPlaces = 100
