import { addressLine } from '../../bindings/address.ts'
import type { NapData } from '../../bindings/data.ts'
import { afterClick, afterClickOption, loadsAfterClick } from '../media/after-click.ts'
import { elementOf } from '../element.ts'
import { businessBlock } from './business-block.ts'

/** Google has a host per country: google.de, google.co.uk, google.com.au. */
const mapHosts =
  /^https:\/\/(?:(?:www|maps)\.google\.(?:com|[a-z]{2}|com?\.[a-z]{2})|(?:www\.)?openstreetmap\.org|(?:www\.)?bing\.com)\//i

const unescaped = (value: string): string => value.replace(/&amp;/g, '&')

/** Returns the URL in an embed code, or the URL itself; null if it is not of a known map service. */
export const mapAddress = (embedCode: string): string | null => {
  const source = /\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(embedCode)
  const address = unescaped((source?.[1] ?? source?.[2] ?? embedCode).trim())
  return mapHosts.test(address) ? address : null
}

/** Returns an address that a map can find; a street without a town exists in many. */
const findable = (nap: NapData): string => (nap.city?.trim() || nap.zip?.trim() ? addressLine(nap) : '')

/** Returns the map URL of a listing: from its embed code, else by its address; null if it has neither. */
export const mapSource = (nap: NapData): string | null => {
  const pasted = nap.mapEmbedCode && mapAddress(nap.mapEmbedCode)
  if (pasted) return pasted
  const place = nap.latitude && nap.longitude ? `${nap.latitude},${nap.longitude}` : findable(nap)
  return place
    ? `https://www.google.com/maps?q=${encodeURIComponent(place.toWellFormed())}&output=embed`
    : null
}

export const businessMap = businessBlock({
  name: 'BusinessMap',
  label: 'Map',
  tag: (node) => (loadsAfterClick(node) ? 'form' : (node.addition.tag ?? 'iframe')),
  ...afterClickOption,
  elementStyle: { width: '100%', height: '320px', border: '0' },
  show: (record, nap) => {
    const src = mapSource(nap)
    const title = nap.businessName ? `Map: ${nap.businessName}` : 'Map'
    if (src && loadsAfterClick(record)) return afterClick(record, { url: src, kind: 'map', title })
    return src ? elementOf(record, 'iframe', { src, title, loading: 'lazy' }, []) : null
  },
})
