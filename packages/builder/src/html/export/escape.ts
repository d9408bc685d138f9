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

/** Scans by hand: a replace with a callback took a third of an export's time. */
const escaped = (text: string, quotes: boolean): string => {
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

/** Text between tags. NUL can not be in a document and is left out; CR would be read as LF without its entity. */
export const escapeText = (text: string): string => (inText.test(text) ? escaped(text, false) : text)

/** A value between double quotes. */
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
 * CSS inside a style element, its meaning kept and nothing in it that could be read as a tag. That it can not end its
 * element is not enough: inside noscript, select or math a browser may read the content of a style element as markup.
 */
export const escapeStyle = (css: string): string =>
  css.search(couldBeTag) < 0 ? css : css.replace(cssPieces, escapedPiece)

/** Comment text that can not end its comment early (HTML, "Comments"), nor an element that has only text around it. */
export const escapeComment = (text: string): string =>
  text
    .replace(/--(!?)>/g, '- -$1>')
    .replace(/^(-?>)/, ' $1')
    .replace(/<!--/g, '<! --')
    .replace(/<\//g, '< /')
    .replace(/(<!-|--!|-)$/, '$1 ')

/** JSON inside a script element of data: no `<` can start a tag or a comment there. */
export const escapeJson = (json: string): string => json.replace(/</g, '\\u003c')
