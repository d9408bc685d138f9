import { loadChunk } from '../../../../lib/chunks/load-chunk.ts'

/** In every stack of the catalog; known here so that pages without such fonts load no catalog. */
const standIn = ' Stand-in"'
/** In an attribute. */
const quotedStandIn = ' Stand-in&quot;'

/** Returns whether CSS or HTML may name a family of the catalog. */
export const namesFonts = (text: string): boolean => text.includes(standIn) || text.includes(quotedStandIn)

/** Loads the fonts that a style sheet of the canvas names. */
export const showFonts = (doc: Document, css: string): void => {
  if (!namesFonts(css)) return
  loadChunk(() => import('./write-font-faces.ts'))
    .then(({ writeFontFaces }) => writeFontFaces(doc, css))
    // the fallbacks of the fonts stay, with the same metrics
    .catch(() => undefined)
}
