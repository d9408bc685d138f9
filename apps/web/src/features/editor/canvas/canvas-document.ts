import type { Attributes, BuilderDocument, PageLevel } from '@web2/builder'

/** As an export writes it, so that both are drawn in the same mode; a doctype can hold nothing that runs. */
export const doctypeTag = ({ doctype }: Pick<PageLevel, 'doctype'>): string =>
  doctype ? `<!DOCTYPE ${doctype.replace(/[<>]/g, '')}>` : ''

/**
 * Begins the canvas's own document. Only document.write sets the doctype, and with it the rendering mode, that the
 * page has; nothing else of the page is written as text.
 */
export const openCanvasDocument = (frame: HTMLIFrameElement, page: BuilderDocument): Document => {
  const inner = frame.contentDocument
  if (!inner) throw new Error('The canvas frame is not in the document.')
  const doctype = doctypeTag(page.page)
  inner.open()
  inner.write(`${doctype}<html><head></head><body></body></html>`)
  inner.close()
  return inner
}

const unsafeName = /^on/i
const validName = /^[^\s"'<>/=\u0000]+$/

// pages repeat few names very often; the bound keeps a hostile one from filling the memory
const judged = new Map<string, boolean>()

const isSafeName = (name: string): boolean => {
  const known = judged.get(name)
  if (known !== undefined) return known
  const safe = !unsafeName.test(name) && validName.test(name) && name.toLowerCase() !== 'srcdoc'
  if (judged.size < 2_000) judged.set(name, safe)
  return safe
}

/** Sets an attribute of a page's element; the canvas lives in the app's origin, so handlers never get in. */
export const setSafeAttribute = (element: Element, name: string, value: string): void => {
  if (!isSafeName(name)) return
  if (/^\s*javascript:/i.test(value)) return
  if (name.startsWith('xlink:')) element.setAttributeNS('http://www.w3.org/1999/xlink', name, value)
  else element.setAttribute(name, value)
}

/** Gives the element exactly these attributes. */
export const replaceAttributes = (element: Element, before: Attributes, after: Attributes): void => {
  for (const name of Object.keys(before)) if (!(name in after)) element.removeAttribute(name)
  for (const [name, value] of Object.entries(after)) {
    if (before[name] !== value) setSafeAttribute(element, name, value)
  }
}
