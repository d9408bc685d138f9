/** Tumblr sends readers through an address of its own, which names the true one. */
export const withoutWrapper = (url: URL): URL => {
  if (url.hostname !== 't.umblr.com' || url.pathname !== '/redirect') return url
  const inner = URL.parse(url.searchParams.get('z') ?? '')
  return inner && /^https?:$/.test(inner.protocol) ? inner : url
}

/** The part of an address by which two links to the same page are known as such. */
export const addressKey = (address: string): string => {
  const url = URL.parse(address)
  if (!url) return address
  const host = url.host.replace(/^www\./, '')
  return `${host}${url.pathname.replace(/\/(?:index\.html)?$/, '')}${url.search}`
}

export const hostOf = (address: string): string => URL.parse(address)?.hostname.replace(/^www\./, '') ?? ''
