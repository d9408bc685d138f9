import type { FallbackBase, FontFamily, FontFile, FontStyle } from './font-family.ts'
import content from './catalog.json' with { type: 'json' }

interface Catalog {
  /** Unicode ranges that subsets refer to by index. */
  readonly ranges: readonly string[]
  /** Widths of the fallbacks' letters, of their regular and their bold face. */
  readonly letterBases: Readonly<Record<FallbackBase, readonly [regular: string, bold: string]>>
  readonly families: readonly FontFamily[]
}

const { ranges, letterBases: bases, families } = content as unknown as Catalog

export const letterBases = bases

/** Families that an installation includes, by name. */
export const fontFamilies: readonly FontFamily[] = families

const byName = new Map(families.map((family) => [family.name, family]))

/** Returns the family with this name as written in CSS. */
export const findFontFamily = (name: string): FontFamily | undefined => byName.get(name)

/** Returns a subset's CSS `unicode-range`. */
export const unicodeRange = ({ own, subsets }: FontFamily, subset: string): string =>
  own ? (own.ranges[subset] ?? '') : (ranges[subsets[subset] ?? -1] ?? '')

/** Returns the address of an uploaded file on this installation; undefined if there is no such file. */
export const ownFontAddress = ({ family, subset, weight, style }: FontFile): string | undefined =>
  family.own?.files[`${subset} ${weight} ${style}`]

/** Returns whether a family has this file. Files of one uploaded family may cover different letters. */
export const hasFontFile = (file: FontFile): boolean =>
  file.family.own === undefined || ownFontAddress(file) !== undefined

/** Returns the name of a font's file without its extension, as Fontsource names it. */
export const fontFileName = ({ family, subset, weight, style }: FontFile): string =>
  `${family.id}-${subset}-${family.axis ?? weight}-${style}`

/** Returns the styles that a family has files for. */
export const stylesOf = ({ weights }: FontFamily): readonly FontStyle[] =>
  weights.italic === null ? ['normal'] : weights.normal.length === 0 ? ['italic'] : ['normal', 'italic']

/** Returns the weights of a family's files; only the lowest for files that hold all of them. */
export const fileWeights = ({ axis, weights }: FontFamily, style: FontStyle): readonly number[] =>
  (weights[style] ?? []).slice(0, axis === null ? undefined : 1)

/** Returns all files of a family. */
export const filesOf = (family: FontFamily): readonly FontFile[] =>
  Object.keys(family.subsets).flatMap((subset) =>
    stylesOf(family).flatMap((style) =>
      fileWeights(family, style)
        .map((weight) => ({ family, subset, weight, style }))
        .filter(hasFontFile),
    ),
  )
