const local = /^https?:\/\/(?:localhost|[^/?#:]+\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])(?:[:/?#]|$)/i

const folder = /^https?:\/\/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?(?:\/[^?#\s"<>]*)?$/iu

/**
 * Returns true for a URL that only this computer can open, which is useless wherever the zip file is
 * unpacked.
 */
export const isLocalAddress = (url: string): boolean => local.test(url)

/**
 * Normalizes a typed URL for a zip's files: adds a scheme, and a trailing slash unless it names index.html.
 * Returns an empty string for none, and undefined for an invalid URL.
 */
export const zipAddress = (typed: string): string | undefined => {
  const text = typed.trim()
  if (text === '') return ''
  const url = text.includes('://') ? text : `https://${text}`
  if (!folder.test(url) || isLocalAddress(url)) return undefined
  return /(?:\/|\/index\.html)$/.test(url) ? url : `${url}/`
}

export const zipAddressProblem =
  'Enter the site’s public URL, such as https://www.example.com/, or leave this empty.'
