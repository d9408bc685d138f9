/** Unwraps Tumblr's redirect URL, which names the real one in a parameter. */
export const withoutWrapper = (url: URL): URL => {
  if (url.hostname !== 't.umblr.com' || url.pathname !== '/redirect') return url
  const inner = URL.parse(url.searchParams.get('z') ?? '')
  return inner && /^https?:$/.test(inner.protocol) ? inner : url
}

/** Returns a query without UTM parameters, which lead to the same page; its other bytes stay. */
const withoutUtm = (query: string): string => {
  const kept = query
    .slice(1)
    .split('&')
    .filter((pair) => !/^utm_/i.test(pair))
  return kept.length === 0 || (kept.length === 1 && kept[0] === '') ? '' : `?${kept.join('&')}`
}

/** Returns the part of a URL that is equal for two links to the same page. */
export const addressKey = (address: string): string => {
  const url = URL.parse(address)
  if (!url) return address
  const host = url.host.replace(/^www\./, '')
  return `${host}${url.pathname.replace(/\/(?:index\.html)?$/, '')}${withoutUtm(url.search)}`
}

export const hostOf = (address: string): string => URL.parse(address)?.hostname.replace(/^www\./, '') ?? ''
