const local = /^https?:\/\/(?:localhost|[^/?#:]+\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])(?:[:/?#]|$)/i

const folder = /^https?:\/\/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?(?:\/[^?#\s"<>]*)?$/iu

/** An address that only this computer can open: it means nothing wherever a zip file is unpacked. */
export const isLocalAddress = (url: string): boolean => local.test(url)

/**
 * Returns the URL at which the files of a zip will be served, from user input: with a scheme, and a trailing
 * slash unless it names index.html. Empty stays empty. Returns undefined if it is not such a URL.
 */
export const zipAddress = (typed: string): string | undefined => {
  const text = typed.trim()
  if (text === '') return ''
  const url = text.includes('://') ? text : `https://${text}`
  if (!folder.test(url) || isLocalAddress(url)) return undefined
  return /(?:\/|\/index\.html)$/.test(url) ? url : `${url}/`
}

export const zipAddressProblem =
  'Enter the public address of the site’s folder, such as https://www.example.com/, or leave this empty.'
