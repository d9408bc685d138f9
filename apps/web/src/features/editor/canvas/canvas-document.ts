import type { Attributes, BuilderDocument, PageLevel } from '@web2/builder'

/**
 * Returns the doctype that an export writes, so that canvas and export render in the same mode. Strips angle
 * brackets, so that it can't inject markup.
 */
export const doctypeTag = ({ doctype }: Pick<PageLevel, 'doctype'>): string =>
  doctype ? `<!DOCTYPE ${doctype.replace(/[<>]/g, '')}>` : ''

/**
 * Opens the document of the canvas iframe with the page's doctype. Uses document.write because nothing else
 * sets the doctype and the rendering mode; nothing else of the page is written as text. Throws if the frame
 * is not in the document.
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

// pages repeat few attribute names; the bound keeps a hostile page from filling memory
const judged = new Map<string, boolean>()

const isSafeName = (name: string): boolean => {
  const known = judged.get(name)
  if (known !== undefined) return known
  const safe = !unsafeName.test(name) && validName.test(name) && name.toLowerCase() !== 'srcdoc'
  if (judged.size < 2_000) judged.set(name, safe)
  return safe
}

/**
 * Sets an attribute of a page element. Ignores event handlers and javascript: URLs because the canvas shares
 * the app's origin.
 */
export const setSafeAttribute = (element: Element, name: string, value: string): void => {
  if (!isSafeName(name)) return
  if (/^\s*javascript:/i.test(value)) return
  if (name.startsWith('xlink:')) element.setAttributeNS('http://www.w3.org/1999/xlink', name, value)
  else element.setAttribute(name, value)
}

/** Replaces the element's attributes with exactly the given ones. */
export const replaceAttributes = (element: Element, before: Attributes, after: Attributes): void => {
  for (const name of Object.keys(before)) if (!(name in after)) element.removeAttribute(name)
  for (const [name, value] of Object.entries(after)) {
    if (before[name] !== value) setSafeAttribute(element, name, value)
  }
}
