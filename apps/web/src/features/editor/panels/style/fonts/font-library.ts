import type { OwnFont } from '@web2/contract/media'
import { filesOf, fontFamilies, fontStack, type FontFamily, type FontKind } from '@web2/site/fonts'
import { fontAddress } from '../../../../sites/fonts/font-address.ts'

/** Family as the list shows it. */
export interface ListedFont {
  readonly name: string
  readonly kind: FontKind
  /** CSS value that a block gets. */
  readonly stack: string
  /** '9 weights, italics' */
  readonly summary: string
  readonly family: FontFamily
}

const countOf = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

const summaryOf = ({ weights }: FontFamily): string =>
  [
    ...(weights.normal.length > 0 ? [countOf(weights.normal.length, 'weight')] : []),
    ...(weights.italic ? ['italics'] : []),
  ].join(', ')

const listed = (family: FontFamily, name: string): ListedFont => ({
  name,
  kind: family.kind,
  stack: fontStack(family),
  summary: summaryOf(family),
  family,
})

export const listedFonts: readonly ListedFont[] = fontFamilies.map((family) => listed(family, family.name))

/** Returns an uploaded family as the list shows it. */
export const listedOwnFont = ({ name, family }: OwnFont): ListedFont => listed(family, name)

const previewed = new Set<string>()

/** Returns the CSS family that shows a name in its own face; only its Latin letters are loaded. */
export const previewFace = (document: Document, { family }: ListedFont): string => {
  const name = `Preview ${family.name}`
  if (previewed.has(name)) return `"${name}"`
  previewed.add(name)
  const all = filesOf(family)
  const latin = all.filter(({ subset, style }) => subset === 'latin' && style === 'normal')
  const files = latin.length > 0 ? latin : all
  const file = files.find(({ weight }) => weight === 400) ?? files[0]
  if (file && 'FontFace' in window) {
    const range = family.weightRange?.join(' ') ?? 'normal'
    document.fonts.add(new FontFace(name, `url("${fontAddress(file)}")`, { weight: range, display: 'swap' }))
  }
  return `"${name}"`
}
