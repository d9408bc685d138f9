import { fontFileName } from '../fonts/catalog.ts'
import type { FontFile } from '../fonts/font-family.ts'
import { documentFontFiles, insertFonts, pageFonts, type PageFonts } from '../fonts/page-fonts.ts'
import type { FontSource, RenderAsset } from './site-input.ts'

/** Fonts of a site, collected while its pages are rendered. */
export interface SiteFonts {
  /** Inserts the fonts that a page shows into its head; `up` leads from the page to the site's folder. */
  readonly withFonts: (html: string, up: string) => string
  /** As `withFonts`, for a page that may be published without being rendered again: the site has `files`. */
  readonly withFontsAmong: (html: string, up: string, files: readonly FontFile[]) => string
  /** Adds the files that pages of a document may show, and returns them. */
  readonly addDocument: (html: string) => readonly FontFile[]
  /** Returns the files that the pages need, and the licenses of their families. */
  readonly assets: () => readonly RenderAsset[]
}

const uniqueAssets = (assets: readonly RenderAsset[]): readonly RenderAsset[] => [
  ...new Map(assets.map((asset) => [asset.path, asset])).values(),
]

export const siteFonts = (source: FontSource): SiteFonts => {
  const files = new Map<string, FontFile>()
  const add = (more: readonly FontFile[]) => {
    for (const file of more) files.set(fontFileName(file), file)
  }
  const insert = (html: string, up: string, fonts: PageFonts | undefined): string =>
    fonts ? insertFonts(html, fonts, (file) => (source.base ?? up) + source.file(file).path) : html
  return {
    withFonts: (html, up) => {
      const fonts = pageFonts(html, undefined, source.own)
      if (fonts) add(fonts.files)
      return insert(html, up, fonts)
    },
    withFontsAmong: (html, up, among) => {
      if (among.length === 0) return html
      const names = new Set(among.map(fontFileName))
      return insert(
        html,
        up,
        pageFonts(html, (file) => names.has(fontFileName(file)), source.own),
      )
    },
    addDocument: (html) => {
      const found = documentFontFiles(html, source.own)
      add(found)
      return found
    },
    assets: () => {
      const families = new Set([...files.values()].map(({ family }) => family))
      return [
        // subsets of a font that stays whole are one file
        ...uniqueAssets([...files.values()].map(source.file)),
        ...[...families].filter(({ own }) => own === undefined).map(source.license),
      ]
    },
  }
}
