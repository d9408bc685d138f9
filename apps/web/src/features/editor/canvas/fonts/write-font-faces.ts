import { familyFaces, findFontFamily, namesInStack, type FontFamily } from '@web2/site/fonts'
import { fontAddress } from '../../../sites/fonts/font-address.ts'
import { onOwnFontsChange, ownFamiliesFor } from './own-fonts.ts'

const declared = new WeakMap<Document, Set<string>>()

const declare = (doc: Document, family: FontFamily): void => {
  const known = declared.get(doc) ?? new Set<string>()
  declared.set(doc, known)
  // an uploaded family may get further files
  const key = `${family.name} ${family.version}`
  if (known.has(key)) return
  known.add(key)
  const style = doc.createElement('style')
  style.textContent = familyFaces(family, fontAddress)
  doc.head.append(style)
}

/** Names of the uploaded families that a document shows. */
const ownNames = new WeakMap<Document, Set<string>>()

/** Declares a family that was uploaded, and each of its later versions, while the document is in use. */
const declareOwn = (doc: Document, family: FontFamily): void => {
  declare(doc, family)
  const names = ownNames.get(doc)
  if (names) {
    names.add(family.name)
    return
  }
  const shown = new Set([family.name])
  ownNames.set(doc, shown)
  const page = new WeakRef(doc)
  const stop = onOwnFontsChange((families) => {
    const open = page.deref()
    if (!open) return stop()
    for (const each of families) if (shown.has(each.name)) declare(open, each)
  })
}

/**
 * Declares the families of the catalog and of the account that a style sheet names; the browser loads what the page
 * shows.
 */
export const writeFontFaces = async (doc: Document, css: string): Promise<void> => {
  const names = namesInStack(css)
  for (const name of names) {
    const family = findFontFamily(name)
    if (family) declare(doc, family)
  }
  for (const family of await ownFamiliesFor(css)) if (names.includes(family.name)) declareOwn(doc, family)
}
