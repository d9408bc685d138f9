const inText = /[&<>\r\0]/
const inAttribute = /[&<>"\r\0]/

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\0': '',
}

const entity = (char: string): string => entities[char]!

/** Text between tags. NUL can not be in a document and is left out; CR would be read as LF without its entity. */
export const escapeText = (text: string): string =>
  inText.test(text) ? text.replace(/[&<>\r\0]/g, entity) : text

/** A value between double quotes. */
export const escapeAttribute = (value: string): string =>
  inAttribute.test(value) ? value.replace(/[&<>"\r\0]/g, entity) : value

/** CSS inside a style element: `</` never ends the element, and means the same in CSS strings and addresses. */
export const escapeStyle = (css: string): string => css.replace(/<(?=\/|!--)/g, '\\3c ')

/** Comment text that can not end its comment early (HTML, "Comments"). */
export const escapeComment = (text: string): string =>
  text
    .replace(/--(!?)>/g, '- -$1>')
    .replace(/^(-?>)/, ' $1')
    .replace(/<!--/g, '<! --')
    .replace(/(<!-|--!|-)$/, '$1 ')

/** JSON inside a script element of data: no `<` can start a tag or a comment there. */
export const escapeJson = (json: string): string => json.replace(/</g, '\\u003c')
