import { withTheme, type BuilderDocument } from '@web2/builder'
import { themeOfLook } from './look-theme.ts'
import type { SiteLook } from './site-look.ts'

/** Returns a document of a built-in template in a look: its colors, those of its drawings, and its fonts. */
export const withLook = (document: BuilderDocument, look: SiteLook): BuilderDocument => ({
  ...document,
  page: withTheme(document.page, themeOfLook(look)),
})
