import { addressLines, mapSource } from '@web2/builder'
import { countries, type NapData } from '@web2/contract/listings'
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

type Field = keyof NapData
type Listing = Partial<NapData>

/** Old value of a listing field with its current one. */
export type Needle = { readonly field: Field; readonly before: string; readonly after: string } & (
  | { readonly kind: 'text' | 'street' | 'url' | 'source' }
  | { readonly kind: 'phone'; readonly national: string; readonly callingCode: string }
  /** The hours alone, after the name of their day. */
  | { readonly kind: 'hours'; readonly day: string }
)

/** Minimum of digits, because shorter numbers match too much other text. */
const leastDigits = 6

/** Minimum of letters, because shorter texts are parts of common words. */
const leastLetters = 3

const countryCodes = new Map(countries.map(({ name, code }) => [name.toLowerCase(), code]))

const codeOf = (country = ''): string => {
  const typed = country.trim()
  return countryCodes.get(typed.toLowerCase()) ?? (/^[a-z]{2}$/i.test(typed) ? typed.toUpperCase() : '')
}

/** Returns a subscriber's digits, however the number is written, or null if it is no searchable number. */
export const phoneDigits = (
  phone: string,
  country?: string,
): { readonly national: string; readonly callingCode: string } | null => {
  // only this exact spelling is searched for a number with an extension or letters in place of digits
  if (/\p{L}/u.test(phone)) return null
  const code = codeOf(country)
  const parsed = parsePhoneNumberFromString(phone, isSupportedCountry(code) ? code : undefined)
  const national = parsed ? String(parsed.nationalNumber) : phone.replace(/\D/g, '')
  if (national.length < leastDigits || /^(\d)\1*$/.test(national)) return null
  return { national, callingCode: parsed ? String(parsed.countryCallingCode) : '' }
}

const said = (listing: Listing, field: Field): string => {
  const value = listing[field]
  return typeof value === 'string' ? value.trim() : ''
}

const names: readonly Field[] = ['businessName', 'KGMID', 'cid', 'placeId', 'latitude', 'longitude']
const streets: readonly Field[] = ['address1', 'address2']
const phones: readonly Field[] = ['phone', 'fax']
const urls: readonly Field[] = [
  'website',
  'facebook',
  'instagram',
  'youtube',
  'linkedin',
  'tiktok',
  'twitter',
]

/** Returns city, state and ZIP as one line, in a country's order. */
const locality = ({ city = '', state = '', zip = '', plus4 = '' }: Listing, country = ''): string =>
  addressLines({ city, state, zip, plus4 }, country).join(', ')

const changed = (before: string, after: string): boolean =>
  before !== '' && after !== '' && before !== after && before.length >= leastLetters

const ofFields = (
  was: Listing,
  is: Listing,
  fields: readonly Field[],
  kind: 'text' | 'street' | 'url',
): Needle[] =>
  fields.flatMap((field) => {
    const [before, after] = [said(was, field), said(is, field)]
    return changed(before, after) ? [{ kind, field, before, after }] : []
  })

const ofPhones = (was: Listing, is: Listing): Needle[] =>
  phones.flatMap((field): Needle[] => {
    const [before, after] = [said(was, field), said(is, field)]
    if (!changed(before, after)) return []
    const digits = phoneDigits(before, was.country)
    return digits
      ? [{ kind: 'phone', field, before, after, ...digits }]
      : [{ kind: 'text', field, before, after }]
  })

const ofLocality = (was: Listing, is: Listing): Needle[] => {
  if (locality(was) === locality(is)) return []
  const field = (['city', 'state', 'zip'] as const).find((each) => said(was, each) !== said(is, each))
  const after = locality(is, is.country)
  // users type the line with the ZIP after the city in every country, and so do older texts
  return [...new Set([locality(was, was.country), locality(was)])].flatMap((before): Needle[] =>
    changed(before, after) ? [{ kind: 'text', field: field ?? 'zip', before, after }] : [],
  )
}

/** Returns the changed paragraphs of the description, compared by position. */
const ofAbout = (was: Listing, is: Listing): Needle[] => {
  const paragraphs = (listing: Listing) => said(listing, 'aboutUsBlurb').split(/\n\s*\n/)
  const [before, after] = [paragraphs(was), paragraphs(is)]
  if (before.length !== after.length) return []
  return before.flatMap((text, at): Needle[] => {
    const [one, other] = [text.trim(), after[at]?.trim() ?? '']
    return changed(one, other) ? [{ kind: 'text', field: 'aboutUsBlurb', before: one, after: other }] : []
  })
}

const ofDays = (was: Listing, is: Listing): Needle[] =>
  (was.weekdays ?? []).flatMap(({ name, value }): Needle[] => {
    const after = is.weekdays?.find((day) => day.name === name)?.value.trim() ?? ''
    const before = value.trim()
    return changed(before, after) ? [{ kind: 'hours', field: 'weekdays', day: name, before, after }] : []
  })

const ofSocials = (was: Listing, is: Listing): Needle[] =>
  (was.additionalSocials ?? []).flatMap(({ name, value }): Needle[] => {
    const after = is.additionalSocials?.find((each) => each.name === name)?.value.trim() ?? ''
    const before = value.trim()
    return changed(before, after) ? [{ kind: 'url', field: 'additionalSocials', before, after }] : []
  })

const ofMap = (was: Listing, is: Listing): Needle[] => {
  const source = (listing: Listing) =>
    said(listing, 'mapEmbedCode') === '' ? '' : (mapSource(listing) ?? '')
  const [before, after] = [source(was), source(is)]
  return changed(before, after) ? [{ kind: 'source', field: 'mapEmbedCode', before, after }] : []
}

/**
 * Returns what to search texts for: every earlier value of a listing, newest first, that is not current.
 * Longest values come first, so that a part isn't taken for the whole.
 */
export const needlesOf = (earlier: readonly Listing[], now: Listing): Needle[] => {
  const found = earlier.flatMap((was) => [
    ...ofFields(was, now, names, 'text'),
    ...ofFields(was, now, streets, 'street'),
    ...ofLocality(was, now),
    ...ofPhones(was, now),
    ...ofFields(was, now, urls, 'url'),
    ...ofSocials(was, now),
    ...ofDays(was, now),
    ...ofAbout(was, now),
    ...ofMap(was, now),
  ])
  const distinct = new Map<string, Needle>()
  for (const needle of found) {
    const key = JSON.stringify([needle.kind, needle.before, needle.kind === 'hours' ? needle.day : ''])
    if (!distinct.has(key)) distinct.set(key, needle)
  }
  return [...distinct.values()].toSorted((one, other) => other.before.length - one.before.length)
}
