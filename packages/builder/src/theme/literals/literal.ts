import type { TokenGroup } from '../theme.ts'

export type LiteralGroup = Extract<TokenGroup, 'color' | 'family' | 'text' | 'space' | 'radius' | 'shadow'>

/** Where a literal color is used. */
export type ColorUse = 'text' | 'surface' | 'border'

/** A value that is written into a style and that a token could hold. */
export interface Literal {
  readonly group: LiteralGroup
  /** Equal for values that a browser computes to the same, such as `#fff` and `white`. */
  readonly key: string
  readonly text: string
  readonly use?: ColorUse
}

/** Returns what replaces a literal; undefined to leave it. */
export type ReplaceLiteral = (literal: Literal) => string | undefined
