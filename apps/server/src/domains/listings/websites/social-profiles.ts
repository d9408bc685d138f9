import type { WebsiteFields } from './website-fields.ts'

type Network = 'facebook' | 'instagram' | 'youtube' | 'linkedin' | 'tiktok' | 'twitter'

const hosts: readonly (readonly [host: string, network: Network])[] = [
  ['facebook.com', 'facebook'],
  ['fb.com', 'facebook'],
  ['instagram.com', 'instagram'],
  ['youtube.com', 'youtube'],
  ['linkedin.com', 'linkedin'],
  ['tiktok.com', 'tiktok'],
  ['twitter.com', 'twitter'],
  ['x.com', 'twitter'],
]

/** First path segments that share or sign in, and lead to no profile. */
const noProfile =
  /^\/(?:sharer?|share|sharing|dialog|plugins|intent|login|tr|hashtag|search|embed|watch|policies|privacy|help|legal|p|reel)(?:[/.?]|$)/i

const networkOf = (url: URL): Network | undefined =>
  hosts.find(([host]) => url.hostname === host || url.hostname.endsWith(`.${host}`))?.[1]

/** Returns the profiles among these URLs, the first of each network. */
export const socialProfiles = (urls: readonly string[]): WebsiteFields => {
  const found: Partial<Record<Network, string>> = {}
  for (const given of urls) {
    const url = URL.parse(given.trim())
    if (!url || !/^https?:$/.test(url.protocol) || url.href.length > 500) continue
    const network = networkOf(url)
    if (network === undefined || url.pathname.length < 2 || noProfile.test(url.pathname)) continue
    found[network] ??= url.href
  }
  return found
}
