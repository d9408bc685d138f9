import { insertFonts, pageFonts } from '@web2/site/fonts'
import { fontAddress } from './font-address.ts'

/** Returns the HTML of a page that is shown in a frame, with the fonts of this installation that it uses. */
export const withPageFonts = (html: string): string => {
  const fonts = pageFonts(html)
  return fonts
    ? insertFonts(html, fonts, (file) => new URL(fontAddress(file), window.location.origin).href)
    : html
}
