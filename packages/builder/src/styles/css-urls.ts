import { cssPieces, piecesOfSet, type CssPiece } from './css-pieces.ts'

/** Kind of resource a CSS URL loads: an image (also a font or a cursor), or another style sheet. */
export type CssUrlKind = 'image' | 'style'

/** Returns the URL to write for a URL in CSS. */
export type RewriteCssUrl = (url: string, kind: CssUrlKind) => string

/** Formats a URL as CSS. */
export const quotedUrl = (address: string): string =>
  `url("${address.replace(/["\\\n\r\f]/g, (char) => `\\${char.charCodeAt(0).toString(16)} `)}")`

const mayHaveUrl = /url\(|@import|image-set\(/i

/** Returns CSS text with its escapes resolved, as in the value of a string. */
export const withoutEscapes = (text: string): string =>
  text
    .replace(/\\(?:\r\n|[\n\r\f])/g, '')
    .replace(/\\([0-9a-f]{1,6})\s?|\\([^])/gi, (_all, hex: string | undefined, char: string | undefined) => {
      if (hex === undefined) return char ?? ''
      const code = Number.parseInt(hex, 16)
      return code === 0 || code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code)
    })

const addressIn = (piece: string): string => {
  const inner = /^url\(/i.test(piece) ? piece.slice(4, -1).trim() : piece
  return withoutEscapes(/^["']/.test(inner) ? inner.slice(1, -1) : inner)
}

/** Returns the text with each of these pieces replaced. */
const replaced = (text: string, pieces: readonly CssPiece[], change: (piece: string) => string): string => {
  let result = ''
  let done = 0
  for (const { from, to } of pieces) {
    result += text.slice(done, from) + change(text.slice(from, to))
    done = to
  }
  return result + text.slice(done)
}

/**
 * Replaces `url(…)` in any CSS text by what `change` returns for its URL; undefined leaves it. Comments,
 * strings, imports and image sets stay unchanged.
 */
export const replaceCssUrls = (text: string, change: (url: string) => string | undefined): string =>
  replaced(text, cssPieces(text), (piece) =>
    /^url\(/i.test(piece) ? (change(addressIn(piece)) ?? piece) : piece,
  )

const rewritten = (piece: string, rewrite: RewriteCssUrl): string => {
  if (piece.startsWith('@')) {
    const address = piece.slice('@import'.length).trim()
    return `@import ${quotedUrl(rewrite(addressIn(address), 'style'))}`
  }
  if (/^image-set/i.test(piece)) {
    return replaced(piece, piecesOfSet(piece), (part) =>
      /^type/i.test(part) ? part : quotedUrl(rewrite(addressIn(part), 'image')),
    )
  }
  return /^url\(/i.test(piece) ? quotedUrl(rewrite(addressIn(piece), 'image')) : piece
}

/** Rewrites the URLs in any CSS text; comments and other strings stay unchanged. */
export const rewriteCssUrls = (text: string, rewrite: RewriteCssUrl | undefined): string =>
  rewrite && mayHaveUrl.test(text)
    ? replaced(text, cssPieces(text), (piece) => rewritten(piece, rewrite))
    : text
