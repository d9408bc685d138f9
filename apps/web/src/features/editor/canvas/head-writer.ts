import type { HeadElement, PageLevel } from '@web2/builder'
import { setSafeAttribute } from './canvas-document.ts'

const stylesOf = (element: HeadElement): boolean =>
  element.tag === 'style' ||
  (element.tag === 'link' && /(^|\s)stylesheet(\s|$)/i.test(element.attributes.rel ?? ''))

const looksOf = ({ doctype, htmlAttributes, head, importedStyles }: PageLevel): string =>
  JSON.stringify([doctype, htmlAttributes, head.filter(stylesOf), importedStyles])

/** Returns true if two page heads look the same: only title, description and the like differ. */
export const looksTheSame = (one: PageLevel, other: PageLevel): boolean => looksOf(one) === looksOf(other)

/** Writes the visual parts of the page's head: style sheets and the attributes of html. */
export const writeHead = (doc: Document, page: PageLevel): void => {
  for (const [name, value] of Object.entries(page.htmlAttributes))
    setSafeAttribute(doc.documentElement, name, value)
  const viewport = doc.createElement('meta')
  viewport.name = 'viewport'
  viewport.content = 'width=device-width, initial-scale=1'
  doc.head.append(viewport)
  for (const described of page.head.filter(stylesOf)) {
    const element = doc.createElement(described.tag)
    for (const [name, value] of Object.entries(described.attributes)) setSafeAttribute(element, name, value)
    if (described.text !== undefined) element.textContent = described.text
    doc.head.append(element)
  }
}
