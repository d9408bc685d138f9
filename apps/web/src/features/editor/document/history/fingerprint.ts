import { withTheme, type PageLevel } from '@web2/builder'

const mix = (hash: number, code: number, prime: number): number => Math.imul(hash ^ code, prime)

/** Returns a short hash of a text; different texts practically never share one. Not for secrets. */
export const fingerprint = (text: string): string => {
  let first = 0x811c9dc5
  let second = 0x9e3779b9
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    first = mix(first, code, 0x01000193)
    second = mix(second, code + (first & 0xff), 0x85ebca6b)
  }
  return [text.length, first >>> 0, second >>> 0].map((part) => part.toString(36)).join('-')
}

/**
 * Returns the fingerprint of a document without its theme. It exchanges the page level in the JSON, because writing
 * a large document once more would take longer than a frame.
 */
export const contentFingerprint = (json: string, page: PageLevel): string => {
  const written = JSON.stringify(page)
  const at = json.lastIndexOf(written)
  if (!page.theme || at < 0) return fingerprint(json)
  const plain = JSON.stringify(withTheme(page, undefined))
  return fingerprint(json.slice(0, at) + plain + json.slice(at + written.length))
}
