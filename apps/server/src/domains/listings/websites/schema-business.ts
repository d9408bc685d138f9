import { readCountry } from '@web2/contract/listings'
import { businessRank } from './business-types.ts'
import { weekOf, weekOfSpecifications, type HoursSpecification } from './schema-hours.ts'
import { socialProfiles } from './social-profiles.ts'
import { oneLine } from './page-tree.ts'
import { isEmail, usable, type WebsiteFields } from './website-fields.ts'

/** Object of a vocabulary: '@type' and properties, from JSON-LD or microdata. Nothing in it can be trusted. */
export type Thing = Readonly<Record<string, unknown>>

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the values of a property, which may be one or a list. */
export const listOf = (value: unknown): readonly unknown[] => {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? (value as readonly unknown[]) : [value]
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
}

/** Decodes the entities that generators leave in JSON strings. */
const decoded = (text: string): string =>
  text
    .replaceAll(/&(amp|quot|apos|lt|gt|nbsp);/g, (_all, name: string) => entities[name] ?? '')
    .replaceAll(/&#(\d{1,5});/g, (_all, code: string) => String.fromCharCode(Number(code)))

/** Returns the first text of a property: strings, numbers, `{ "@value": … }`, lists and names of objects. */
export const textOf = (value: unknown): string => {
  for (const each of listOf(value)) {
    if (typeof each === 'string' || typeof each === 'number') {
      const text = oneLine(decoded(String(each)))
      if (text !== '') return text
    }
    if (!isThing(each)) continue
    const named = each['@value'] ?? each['name']
    if (typeof named === 'string' || typeof named === 'number') return oneLine(decoded(String(named)))
  }
  return ''
}

/** Returns the texts of a property: strings, and the values, URLs or names of objects. */
export const textsOf = (value: unknown): string[] =>
  listOf(value)
    .map((each) =>
      textOf(isThing(each) ? (each['@value'] ?? each['url'] ?? each['@id'] ?? each['name']) : each),
    )
    .filter((text) => text !== '')

export const typesOf = (thing: Thing): string[] => textsOf(thing['@type'])

const firstThing = (value: unknown): Thing | undefined => listOf(value).find(isThing)

const countryOf = (value: unknown): string => {
  const text = textOf(value)
  return readCountry(text)?.name ?? text
}

/** Reads a PostalAddress; a plain text is no listing's address. */
const addressOf = (value: unknown): WebsiteFields => {
  const address = firstThing(value)
  if (!address) return {}
  return {
    address1: textsOf(address['streetAddress']).join(', '),
    city: textOf(address['addressLocality']),
    state: textOf(address['addressRegion']),
    zip: textOf(address['postalCode']),
    country: countryOf(address['addressCountry']),
  }
}

const hoursOf = (thing: Thing): WebsiteFields['weekdays'] => {
  const specified = listOf(thing['openingHoursSpecification']).filter(isThing)
  const regular = specified
    // hours of a season or a holiday
    .filter((each) => textOf(each['validFrom']) === '' && textOf(each['validThrough']) === '')
    .map((each): HoursSpecification => ({
      days: textsOf(each['dayOfWeek']),
      opens: textOf(each['opens']),
      closes: textOf(each['closes']),
    }))
  return weekOfSpecifications(regular) ?? weekOf(textsOf(thing['openingHours']).join('\n'))
}

const coordinate = (value: unknown, most: number): string => {
  const text = textOf(value)
  const number = Number(text)
  return text !== '' && Number.isFinite(number) && Math.abs(number) <= most ? text : ''
}

const emailOf = (value: unknown): string => {
  const email = textOf(value).replace(/^mailto:/i, '')
  return isEmail(email) ? email : ''
}

const fieldsOf = (thing: Thing): WebsiteFields => {
  const contact = listOf(thing['contactPoint']).find(isThing)
  const location = firstThing(thing['location'])
  const geo = firstThing(thing['geo']) ?? firstThing(location?.['geo'])
  const weekdays = hoursOf(thing)
  return usable({
    businessName: textOf(thing['name']) || textOf(thing['legalName']),
    phone: (textOf(thing['telephone']) || textOf(contact?.['telephone'])).replace(/^tel:/i, ''),
    fax: textOf(thing['faxNumber']).replace(/^(?:tel|fax):/i, ''),
    email: emailOf(thing['email']) || emailOf(contact?.['email']),
    ...addressOf(firstThing(thing['address']) ?? location?.['address']),
    latitude: coordinate(geo?.['latitude'], 90),
    longitude: coordinate(geo?.['longitude'], 180),
    aboutUsBlurb: textOf(thing['description']),
    ...(weekdays && { weekdays }),
    ...socialProfiles(textsOf(thing['sameAs'])),
  })
}

/** Local businesses first; among equals the one that says more. */
const scoreOf = (rank: number, { address1, phone, businessName }: WebsiteFields): number =>
  rank * 10 +
  (address1 === undefined ? 0 : 4) +
  (phone === undefined ? 0 : 2) +
  (businessName === undefined ? 0 : 1)

/**
 * Returns the fields of the business among these objects; undefined if there is none. An organization or place
 * counts only with a phone number or an address, because most pages name one. Profiles are taken from any of them.
 */
export const businessOf = (things: readonly Thing[]): WebsiteFields | undefined => {
  const found = things
    .map((thing) => {
      const rank = businessRank(typesOf(thing))
      return { rank, fields: rank === 0 ? {} : fieldsOf(thing) }
    })
    .filter(
      ({ rank, fields }) => rank === 2 || (rank === 1 && (fields.address1 ?? fields.phone) !== undefined),
    )
    .sort((one, other) => scoreOf(other.rank, other.fields) - scoreOf(one.rank, one.fields))
  const best = found[0]?.fields
  if (!best) return undefined
  const profiles = things.filter((thing) => businessRank(typesOf(thing)) > 0)
  return { ...socialProfiles(profiles.flatMap((thing) => textsOf(thing['sameAs']))), ...best }
}
