import { readCountry, readState } from '@web2/contract/listings'
import type { WebsiteFields } from './website-fields.ts'

type Place = Pick<WebsiteFields, 'city' | 'state' | 'zip' | 'plus4'>

const state = '(?<state>[A-Z]{2})'
const usZip = '(?<zip>\\d{5})(?:-(?<plus4>\\d{4}))?'
const ukZip = '(?<zip>[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2})'
const caZip = '(?<zip>[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)'
const city = "(?<city>\\p{L}[\\p{L}.'’ /()-]{1,60})"

/** Ways to write the town with its postal code. Without a city it is the part before. */
const places: readonly RegExp[] = [
  new RegExp(`^${city} ${state} ${usZip}$`, 'u'),
  new RegExp(`^${state} ${usZip}$`, 'u'),
  new RegExp(`^${city} ${state} ${caZip}$`, 'u'),
  new RegExp(`^${state} ${caZip}$`, 'u'),
  new RegExp(`^${city} ${ukZip}$`, 'u'),
  new RegExp(`^${ukZip}$`, 'u'),
  new RegExp(`^(?:[A-Z]{1,3}[- ])?(?<zip>\\d{4} [A-Z]{2}|\\d{3} \\d{2}|\\d{4,5}) ${city}$`, 'u'),
]

const placeIn = (part: string): Place | undefined => {
  for (const place of places) {
    const { groups } = place.exec(part) ?? {}
    if (groups) return { ...groups }
  }
  return undefined
}

/** A street with a number, and nothing that is no part of an address. */
const isStreet = (part: string): boolean =>
  part.length >= 4 &&
  part.length <= 100 &&
  /\d/.test(part) &&
  /\p{L}{2}/u.test(part) &&
  !/[@©:]|\d{5}|\b(?:tel|fon|phone|fax)\b/iu.test(part)

const partsOf = (lines: readonly string[]): string[] =>
  lines
    .flatMap((line) => line.split(/\s*[,|·•;]\s*|\s+[–-]\s+/u))
    // 'Address: 12 Orchard Lane'
    .map((part) => part.replace(/^(?:address|adresse|anschrift|direcci[oó]n|indirizzo)\s*:?\s*/iu, '').trim())
    .filter((part) => part !== '')

const isCity = (part: string | undefined): part is string =>
  part !== undefined && /^\p{L}[\p{L}.'’ -]{1,60}$/u.test(part)

/**
 * Finds an address in lines that visitors read: a street followed by a town with its postal code. Returns
 * undefined if there is none; one without a street is none.
 */
export const addressIn = (lines: readonly string[]): WebsiteFields | undefined => {
  const parts = partsOf(lines)
  for (const [at, part] of parts.entries()) {
    const place = placeIn(part)
    if (!place) continue
    const before = parts[at - 1]
    const isCityBefore = place.city === undefined
    if (isCityBefore && !isCity(before)) continue
    const street = parts[at - (isCityBefore ? 2 : 1)]
    if (street === undefined || !isStreet(street)) continue
    const after = parts[at + 1] ?? ''
    const country = after.length <= 40 ? readCountry(after)?.name : undefined
    const isAmerican = country === undefined && place.state !== undefined
    const known = isAmerican ? ['US', 'CA'].find((code) => readState(place.state ?? '', code)) : undefined
    return {
      address1: street,
      ...(isCityBefore && before !== undefined && { city: before }),
      ...Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined)),
      ...(country !== undefined && { country }),
      ...(known !== undefined && { country: known === 'US' ? 'United States' : 'Canada' }),
    }
  }
  return undefined
}
