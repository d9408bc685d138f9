export type FontStyle = 'normal' | 'italic'

/** Kind of a family, as people look for it. */
export type FontKind = 'sans-serif' | 'serif' | 'display' | 'monospace' | 'handwriting'

/** System fonts whose metrics a fallback adapts. */
export type FallbackBase = 'sans-serif' | 'serif' | 'monospace'

/** Family of the catalog. All numbers are read from its package. */
export interface FontFamily {
  /** 'barlow-condensed', the beginning of its file names. */
  readonly id: string
  /** Name in CSS: 'Barlow Condensed'. */
  readonly name: string
  readonly kind: FontKind
  /** npm package with the files and the license. */
  readonly package: string
  readonly version: string
  /** Axes of a variable family's files, as in their names; null if each weight has a file. */
  readonly axis: 'wght' | 'opsz' | null
  /** Lowest and highest weight of a variable family. */
  readonly weightRange: readonly [number, number] | null
  /** Weights in steps of 100; null without italics. */
  readonly weights: { readonly normal: readonly number[]; readonly italic: readonly number[] | null }
  /** Index of each subset's Unicode range. */
  readonly subsets: Readonly<Record<string, number>>
  /** Metrics as fractions of the font size. */
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  readonly fallback: FallbackBase
  /** Width of a sample text relative to the fallback's, for each weight. */
  readonly widths: FontFamily['weights']
  /**
   * Widths of letters relative to these, of a regular and a bold face, as `letterWidths` reads them; undefined for
   * uploaded families. null for a face that the family does not have.
   */
  readonly letters?: Readonly<Record<FontStyle, readonly (string | null)[] | null>>
  /** Files that an account uploaded; undefined for a family of the catalog. */
  readonly own?: OwnFiles
}

/** Files of a family that an account uploaded. */
export interface OwnFiles {
  /** Unicode range of each subset. */
  readonly ranges: Readonly<Record<string, string>>
  /** Addresses of the files on this installation, by subset, weight and style: 'latin 400 normal'. */
  readonly files: Readonly<Record<string, string>>
}

/** One font file of the catalog. */
export interface FontFile {
  readonly family: FontFamily
  readonly subset: string
  /** Its weight; the lowest one for a variable family. */
  readonly weight: number
  readonly style: FontStyle
}
