import { hash } from 'node:crypto'
import { mediaHashLength, type OwnFont, type OwnFontFamily } from '@web2/contract/media'
import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export type OwnFontRow = Selectable<Database['ownFonts']>
export type OwnFaceRow = Selectable<Database['ownFontFaces']>

/** Returns the address of a file; only the account’s own lists tell its random key. */
const addressOf = (key: string, sha256: string): string =>
  `/fonts/own/${key}/${sha256.slice(0, mediaHashLength)}.woff2`

/** Latin comes last in every family. */
const byPlace = (a: string, b: string): number =>
  Number(a === 'latin') - Number(b === 'latin') || (a < b ? -1 : a > b ? 1 : 0)

const joined = (ranges: readonly string[]): string => [...new Set(ranges)].join(', ')

/** Identifies a file within a family. */
export const fileKey = (subset: string, weight: number, style: string): string =>
  `${subset} ${weight} ${style}`

const familyOf = (row: OwnFontRow, faces: readonly OwnFaceRow[]): OwnFontFamily => {
  const [first] = faces
  const { ascent = 1, descent = 0.2, lineGap = 0, fallback = 'sans-serif' } = first?.facts ?? {}
  const byStyle = (style: 'normal' | 'italic') => faces.filter((face) => face.style === style)
  const weightsOf = (style: 'normal' | 'italic') => {
    const found = byStyle(style).flatMap(({ facts }) => Object.keys(facts.widths).map(Number))
    return [...new Set(found)].sort((a, b) => a - b)
  }
  const widthsOf = (style: 'normal' | 'italic') =>
    weightsOf(style).map(
      (weight) => byStyle(style).find(({ facts }) => weight in facts.widths)?.facts.widths[weight] ?? 1,
    )
  const subsets = [
    ...new Set(faces.flatMap(({ files }) => files.flatMap((file) => Object.keys(file.subsets)))),
  ]
  subsets.sort(byPlace)
  const filesOf = (style: 'normal' | 'italic', weight: number | undefined, face: OwnFaceRow) =>
    face.files.flatMap((file) =>
      Object.keys(file.subsets).map((subset): [string, string] => [
        fileKey(subset, weight ?? face.weight, style),
        addressOf(row.key, file.sha256),
      ]),
    )
  const lowest = (style: 'normal' | 'italic') => weightsOf(style)[0]
  const hasItalic = byStyle('italic').length > 0
  return {
    id: `own-${row.key.slice(0, 8)}`,
    name: row.cssName,
    kind: fallback,
    package: '',
    version: hash('sha256', JSON.stringify(faces.map(({ files, facts }) => [files, facts])), 'hex').slice(
      0,
      12,
    ),
    axis: row.isVariable ? 'wght' : null,
    weightRange: row.isVariable
      ? [
          Math.min(...faces.map(({ weight }) => weight)),
          Math.max(...faces.map(({ weight, weightMax }) => weightMax ?? weight)),
        ]
      : null,
    weights: { normal: weightsOf('normal'), italic: hasItalic ? weightsOf('italic') : null },
    widths: { normal: widthsOf('normal'), italic: hasItalic ? widthsOf('italic') : null },
    subsets: Object.fromEntries(subsets.map((subset, at) => [subset, at])),
    ...{ ascent, descent, lineGap, fallback },
    own: {
      ranges: Object.fromEntries(
        subsets.map((subset) => [
          subset,
          joined(faces.flatMap(({ files }) => files.flatMap((file) => file.subsets[subset] ?? []))),
        ]),
      ),
      files: Object.fromEntries(
        // files of a variable family are named by its lowest weight, as in the catalog
        faces.flatMap((face) => filesOf(face.style, row.isVariable ? lowest(face.style) : undefined, face)),
      ),
    },
  }
}

/** Returns a family as the account sees it. */
export const ownFontView = (row: OwnFontRow, faces: readonly OwnFaceRow[]): OwnFont => ({
  _id: row.id,
  name: row.name,
  family: familyOf(row, faces),
  faces: faces.map(({ style, weight, weightMax, size, facts, confirmedBy, confirmedAt }) => ({
    ...{ style, weight, weightMax, size, isWhole: facts.isWhole, confirmedBy, confirmedAt },
  })),
})
