import { fontFileName, insertFonts, pageFonts, type FontFamily, type FontFile } from '@web2/site/fonts'
import { fontAddress } from '../../../../sites/fonts/font-address.ts'
import type { PackedPicture } from './pack-page.ts'

const pathOf = (file: FontFile): string => `fonts/${fontFileName(file)}.woff2`

/** Returns exported HTML with its fonts: on this installation, or beside the page in a zip. */
export const withFonts = (
  html: string,
  from: { readonly host: string } | 'zip',
  /** Families that the account uploaded. */
  own: readonly FontFamily[] = [],
): string => {
  const fonts = pageFonts(html, undefined, own)
  if (!fonts) return html
  return insertFonts(html, fonts, from === 'zip' ? pathOf : (file) => from.host + fontAddress(file))
}

/** Returns the files that a zip of this page includes: its fonts and their licenses. */
export const fontsForZip = (html: string, own: readonly FontFamily[] = []): readonly PackedPicture[] => {
  const files = pageFonts(html, undefined, own)?.files ?? []
  const ids = new Set(files.flatMap(({ family }) => (family.own ? [] : [family.id])))
  return [
    ...files.map((file) => ({ standsFor: fontAddress(file), path: pathOf(file) })),
    ...[...ids].map((id) => ({ standsFor: `/fonts/${id}-license.txt`, path: `fonts/${id}-license.txt` })),
  ]
}
