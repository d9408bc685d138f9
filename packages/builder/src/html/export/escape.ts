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

/** Characters above which a text is escaped as a whole. */
const longText = 10_000

/** Without a string for each character between two others: a text of ampersands would have as many as letters. */
const escapedWhole = (text: string, quotes: boolean): string => {
  const all = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')
    .replaceAll('\0', '')
  return quotes ? all.replaceAll('"', '&quot;') : all
}

/** Scans manually, because `replace` with a callback took a third of the export's time. */
const escaped = (text: string, quotes: boolean): string => {
  if (text.length > longText) return escapedWhole(text, quotes)
  let result = ''
  let done = 0
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    if (code > 62 || (code > 38 && code < 60)) continue
    const entity = entities[text[i]!]
    if (entity === undefined || (code === 34 && !quotes)) continue
    result += text.slice(done, i) + entity
    done = i + 1
  }
  return result + text.slice(done)
}

/**
 * Escapes text between tags. Drops NUL, which documents can't contain, and writes CR as an entity, because it
 * would be read as LF.
 */
export const escapeText = (text: string): string => (inText.test(text) ? escaped(text, false) : text)

/** Escapes a value between double quotes. */
export const escapeAttribute = (value: string): string =>
  inAttribute.test(value) ? escaped(value, true) : value

const couldBeTag = /<(?=[a-z/!?])/gi
const cssPieces =
  /\/\*[^]*?(?:\*\/|$)|"(?:[^"\\\n]|\\[^])*"?|'(?:[^'\\\n]|\\[^])*'?|url\(\s*[^"'\s)][^)]*|<!--|<(?=[a-z/!?])/gi

const escapedPiece = (piece: string): string => {
  if (piece.startsWith('/*')) return piece.replace(couldBeTag, '')
  if (piece === '<!--') return ''
  return piece === '<' ? '< ' : piece.replace(couldBeTag, '\\3c ')
}

/**
 * Escapes CSS in a style element so that nothing in it can be read as a tag. Preventing its end tag is not
 * enough: inside noscript, select or math, a browser may read a style element's content as markup.
 */
export const escapeStyle = (css: string): string =>
  css.search(couldBeTag) < 0 ? css : css.replace(cssPieces, escapedPiece)

/**
 * Escapes comment text so that it can't end its comment (HTML, "Comments"), or an element around it that
 * contains only text.
 */
export const escapeComment = (text: string): string =>
  text
    .replace(/--(!?)>/g, '- -$1>')
    .replace(/^(-?>)/, ' $1')
    .replace(/<!--/g, '<! --')
    .replace(/<\//g, '< /')
    .replace(/(<!-|--!|-)$/, '$1 ')

/** Escapes JSON in a data script element: no `<` can start a tag or a comment there. */
export const escapeJson = (json: string): string => json.replace(/</g, '\\u003c')
