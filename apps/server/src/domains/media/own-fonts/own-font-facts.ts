import type { ReadFont } from './reading/read-own-font.ts'

/** Facts from a font's tables. */
export type OwnFontFacts = Pick<
  ReadFont,
  'ascent' | 'descent' | 'lineGap' | 'fallback' | 'widths' | 'isWhole'
>

/** Stored file of a font. */
export interface OwnFontFile {
  /** Unicode ranges by subset; several for a font that stays whole. */
  readonly subsets: Readonly<Record<string, string>>
  /** Of its bytes, in lower-case hex. */
  readonly sha256: string
}
