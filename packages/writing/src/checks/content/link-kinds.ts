import type { ArticleLink } from '../../text/article-text.ts'
import type { ArticleAnalysis } from '../analyzed-article.ts'

export type LinkKind = 'internal' | 'outbound' | 'other'

/** URL with its own scheme or host: `https://host/…` or `//host/…`. */
const absolute = /^(?:([a-z][a-z\d+.-]*):)?(?:[\\/]{2}(?:[^\\/?#@]*@)?([^\\/?#]*))?/i

/** Splits a URL; the host of a relative one is undefined. */
const partsOf = (address: string) => {
  const [whole = '', scheme = 'https', host] = absolute.exec(address) ?? []
  const path = /^[^?#]*/.exec(address.slice(whole.length))?.[0] ?? ''
  return { scheme, host: host?.toLowerCase(), path }
}

/**
 * Returns the location of a site for `ownPlaces`: its host, and its folder on a shared host.
 * 'https://Shop.example/' → 'shop.example/', 'https://s3.example/bucket/index.html' → 's3.example/bucket/'.
 */
export const placeOf = (siteAddress: string): string => {
  const { host = '', path } = partsOf(siteAddress)
  return host === '' ? '' : `${host}${path.replace(/index\.html$/, '').replace(/\/?$/, '/')}`
}

const isWithin = (host: string, path: string, place: string): boolean => {
  const at = place.indexOf('/')
  const folder = at < 0 ? '/' : place.slice(at)
  return host === (at < 0 ? place : place.slice(0, at)) && `${path}/`.startsWith(folder)
}

/** Returns whether a link is internal, external, or no page at all (mail, phone, broken). */
export const linkKind = ({ href }: Pick<ArticleLink, 'href'>, ownPlaces: readonly string[]): LinkKind => {
  const address = href.trim()
  if (address === '' || address.startsWith('#')) return 'other'
  const { scheme, host, path } = partsOf(address)
  if (!/^https?$/i.test(scheme)) return 'other'
  if (host === undefined) return 'internal'
  if (host === '') return 'other'
  return ownPlaces.some((place) => isWithin(host, path, place)) ? 'internal' : 'outbound'
}

export const linksOfKind = ({ text, input }: ArticleAnalysis, kind: LinkKind): readonly ArticleLink[] =>
  text.links.filter((link) => linkKind(link, input.ownPlaces ?? []) === kind)
