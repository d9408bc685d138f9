/* Families that an installation includes; apart from the rest, because the editor loads them when needed. */

export { filesOf, findFontFamily, fontFamilies, fontFileName, ownFontAddress, stylesOf } from './catalog.ts'
export { familyFaces } from './font-faces.ts'
export { fontStack, mayUseFonts, namesInStack } from './font-stack.ts'
export { boldFrom, encodeWidths, measuredLetters } from './letter-widths.ts'
export { insertFonts, pageFonts, type PageFonts } from './page-fonts.ts'
export type { FontFamily, FontFile, FontKind, FontStyle, OwnFiles } from './font-family.ts'
