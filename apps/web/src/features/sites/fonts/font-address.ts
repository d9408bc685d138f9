import { fontFileName, ownFontAddress, type FontFile } from '@web2/site/fonts'

/** Returns the URL of a font on this installation; another version of its package has another URL. */
export const fontAddress = (file: FontFile): string =>
  ownFontAddress(file) ?? `/fonts/${fontFileName(file)}.woff2?v=${file.family.version}`
