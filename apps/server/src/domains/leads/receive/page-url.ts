import type { LeadUtm } from '@web2/contract/leads'
import type { FormTarget } from '../forms/known-forms.ts'
import { cleanValue } from '../submission/decode-value.ts'

const mostUrl = 2_000
const mostValue = 200

const folderOf = (path: string): string =>
  decodeURI(path.replace(/(?:^|\/)index\.html$/, '/').replace(/^\/+|\/+$/g, ''))

const sameFolder = (one: string, other: string): boolean => {
  try {
    return folderOf(one) === folderOf(other)
  } catch {
    // invalid percent escapes
    return one === other
  }
}

const within = (url: URL, { baseUrl }: FormTarget, page: string): boolean => {
  const folder = baseUrl.replace(/index\.html$/, '')
  const base = folder === '' ? null : URL.parse(folder.endsWith('/') ? folder : `${folder}/`)
  return (
    base !== null &&
    url.origin === base.origin &&
    `${url.pathname}/`.startsWith(base.pathname) &&
    sameFolder(url.pathname.slice(base.pathname.length), page)
  )
}

/**
 * Returns the URL that the browser sent, if it is the page of a destination of the form; empty otherwise. Browsers may
 * send only the origin, which tells no page.
 */
export const pageUrlOf = (referer: string, page: string, targets: Iterable<FormTarget>): string => {
  const url = referer.length > mostUrl ? null : URL.parse(referer)
  if (!url || !/^https?:$/.test(url.protocol)) return ''
  url.hash = ''
  url.username = ''
  url.password = ''
  return [...targets].some((target) => within(url, target, page)) ? url.href : ''
}

/** Returns the campaign parameters among those of a query. */
export const utmIn = (query: URLSearchParams): LeadUtm => {
  const names = ['source', 'medium', 'campaign', 'term', 'content', 'id'] as const
  const found = names.flatMap((name) => {
    // escapes of a URL may be any character, also one that the database refuses
    const value = cleanValue(query.get(`utm_${name}`) ?? '')
      .trim()
      .slice(0, mostValue)
      .toWellFormed()
    return value === '' ? [] : [[name, value] as const]
  })
  return Object.fromEntries(found)
}

/** Returns the campaign parameters of a page's URL. */
export const utmOf = (pageUrl: string): LeadUtm =>
  utmIn(URL.parse(pageUrl)?.searchParams ?? new URLSearchParams())
