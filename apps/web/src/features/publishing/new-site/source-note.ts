import type { WebsiteListing } from '@web2/contract/listings'

/** Returns where a field was found: 'From the text of greenacre.example/contact'; undefined if it was not found. */
export const sourceNote = (found: WebsiteListing | null, field: string): string | undefined => {
  const source = found?.sources[field]
  if (source === undefined) return undefined
  const { host, pathname } = new URL(source.url)
  const place = pathname === '/' ? host : host + pathname.replace(/\/$/, '')
  return source.kind === 'text' ? `From the text of ${place}` : `From structured data on ${place}`
}
