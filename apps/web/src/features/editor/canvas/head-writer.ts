import { publishedCss, themeAttribute, themeStyle, type HeadElement, type PageLevel } from '@web2/builder'
import { writeLastSheet } from './adopted-sheets.ts'
import { setSafeAttribute } from './canvas-document.ts'
import { showFonts } from './fonts/show-fonts.ts'

const stylesOf = (element: HeadElement): boolean =>
  element.tag === 'style' ||
  (element.tag === 'link' && /(^|\s)stylesheet(\s|$)/i.test(element.attributes.rel ?? ''))

/** The theme and custom CSS are left out, because they are updated in place. */
const looksOf = ({ doctype, htmlAttributes, head, importedStyles }: PageLevel): string =>
  JSON.stringify([doctype, htmlAttributes, head.filter(stylesOf), importedStyles])

/** Returns true if two page heads look the same: only title, description and the like differ. */
export const looksTheSame = (one: PageLevel, other: PageLevel): boolean => looksOf(one) === looksOf(other)

/** Writes the page's theme, or updates it: a changed token costs a restyle, not a new page. */
const writeTheme = (doc: Document, { theme, importedStyles }: PageLevel): void => {
  const present = doc.head.querySelector(`style[${themeAttribute}]`)
  const css = theme ? themeStyle(theme, { winning: importedStyles }) : ''
  if (present?.textContent === css) return
  const element = present ?? doc.createElement('style')
  element.setAttribute(themeAttribute, '')
  element.textContent = css
  if (!present) doc.head.append(element)
  showFonts(doc, css)
}

/** Writes the custom CSS of the site and the page as a published page has it: behind all other styles. */
const writeCustomCss = (doc: Document, { theme, css }: PageLevel): void => {
  const text = [publishedCss(theme?.css), publishedCss(css)].filter(Boolean).join('\n')
  if (writeLastSheet(doc, text)) showFonts(doc, text)
}

/** Updates what is outside of the body and needs no new page: the theme and custom CSS. */
export const writeSharedStyles = (doc: Document, page: PageLevel): void => {
  writeTheme(doc, page)
  writeCustomCss(doc, page)
}

/** Writes the visual parts of the page's head: style sheets and the attributes of html. */
export const writeHead = (doc: Document, page: PageLevel): void => {
  for (const [name, value] of Object.entries(page.htmlAttributes))
    setSafeAttribute(doc.documentElement, name, value)
  const viewport = doc.createElement('meta')
  viewport.name = 'viewport'
  viewport.content = 'width=device-width, initial-scale=1'
  doc.head.append(viewport)
  writeSharedStyles(doc, page)
  for (const described of page.head.filter(stylesOf)) {
    const element = doc.createElement(described.tag)
    for (const [name, value] of Object.entries(described.attributes)) setSafeAttribute(element, name, value)
    if (described.text !== undefined) {
      element.textContent = described.text
      showFonts(doc, described.text)
    }
    doc.head.append(element)
  }
}
