import { addressLine } from '../../bindings/address.ts'
import type { NapData } from '../../bindings/data.ts'
import { elementOf } from '../element.ts'
import { businessBlock } from './business-block.ts'

/** Google has a host for each country: google.de, google.co.uk, google.com.au. */
const mapHosts =
  /^https:\/\/(?:(?:www|maps)\.google\.(?:com|[a-z]{2}|com?\.[a-z]{2})|(?:www\.)?openstreetmap\.org|(?:www\.)?bing\.com)\//i

const unescaped = (value: string): string => value.replace(/&amp;/g, '&')

/**
 * Returns the URL in a pasted embed code, or the pasted URL itself. Returns null for unknown map services.
 */
export const mapAddress = (embedCode: string): string | null => {
  const source = /\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(embedCode)
  const address = unescaped((source?.[1] ?? source?.[2] ?? embedCode).trim())
  return mapHosts.test(address) ? address : null
}

/** The address as a map finds it: a street without its town is in many of them. */
const findable = (nap: NapData): string => (nap.city?.trim() || nap.zip?.trim() ? addressLine(nap) : '')

/** The address of the map of a listing: as its embed code has it, else by its place; null when it has none. */
export const mapSource = (nap: NapData): string | null => {
  const pasted = nap.mapEmbedCode && mapAddress(nap.mapEmbedCode)
  if (pasted) return pasted
  const place = nap.latitude && nap.longitude ? `${nap.latitude},${nap.longitude}` : findable(nap)
  return place ? `https://www.google.com/maps?q=${encodeURIComponent(place)}&output=embed` : null
}

export const businessMap = businessBlock({
  name: 'BusinessMap',
  label: 'Map',
  tag: 'iframe',
  elementStyle: { width: '100%', height: '320px', border: '0' },
  show: (record, nap) => {
    const src = mapSource(nap)
    const title = nap.businessName ? `Map: ${nap.businessName}` : 'Map'
    return src ? elementOf(record, 'iframe', { src, title, loading: 'lazy' }, []) : null
  },
})
