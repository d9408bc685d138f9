interface LastSheet {
  readonly sheet: CSSStyleSheet
  readonly css: string
}

/** Sheet of each document that comes behind all others, as custom CSS does on a published page. */
const lastSheets = new WeakMap<Document, LastSheet>()

/** Returns the sheet that comes behind all others; undefined if the document has none. */
export const lastSheet = (doc: Document): CSSStyleSheet | undefined => {
  const known = lastSheets.get(doc)?.sheet
  // a document that was opened again is empty
  return known && doc.adoptedStyleSheets.includes(known) ? known : undefined
}

/** Adds sheets to a document, before the one that comes last. */
export const adoptSheets = (doc: Document, sheets: readonly CSSStyleSheet[]): void => {
  const last = lastSheet(doc)
  doc.adoptedStyleSheets = last
    ? [...doc.adoptedStyleSheets.filter((sheet) => sheet !== last), ...sheets, last]
    : [...doc.adoptedStyleSheets, ...sheets]
}

/** Sets the CSS that comes behind all other sheets of the document. Returns false if it is already there. */
export const writeLastSheet = (doc: Document, css: string): boolean => {
  const present = lastSheet(doc)
  if (present ? lastSheets.get(doc)?.css === css : css === '') return false
  const sheet = present ?? new (doc.defaultView?.CSSStyleSheet ?? CSSStyleSheet)()
  sheet.replaceSync(css)
  if (!present) doc.adoptedStyleSheets = [...doc.adoptedStyleSheets, sheet]
  lastSheets.set(doc, { sheet, css })
  return true
}
