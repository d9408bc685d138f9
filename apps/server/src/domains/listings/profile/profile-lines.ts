import type { ProfileEntries, ProfileField, ProfileValue } from '@web2/contract/listings'
import { visibleText } from '../../model-calls/index.ts'

/** One field as text: a line, or a heading with an item for each value. */
export interface ProfilePart {
  readonly heading: string
  readonly items: readonly string[]
  /** Separator of items on the line of the heading; each has its own line without it. */
  readonly joined?: string
}

const oneLine = (text: string): string => visibleText(text).replaceAll(/\s+/g, ' ').trim()

const words = (separator: string, ...parts: readonly string[]): string =>
  parts
    .map(oneLine)
    .filter((part) => part !== '')
    .join(separator)

const inBrackets = (text: string): string => (oneLine(text) === '' ? '' : `(${oneLine(text)})`)

/** A sentence that another one follows. */
const withoutPeriod = (text: string): string => oneLine(text).replace(/\.$/, '')

type Writers = { readonly [Field in ProfileField]?: (value: ProfileValue<Field>) => string }

/** Text of one value. Images have none. */
const writers: Writers = {
  services: ({ name, text }) => words(': ', name, text),
  prices: ({ item, amount, unit, note }) =>
    words(' ', `${item}: ${words(' ', amount, unit)}`, inBrackets(note)),
  calloutFee: oneLine,
  offers: ({ name, text }) => words(': ', name, text),
  menu: ({ group, name, text, price }) => words(', ', words(': ', group, name), text, price),
  items: ({ name, text, price }) => words(', ', words(': ', name, text), price),
  booking: oneLine,
  areas: oneLine,
  parking: oneLine,
  access: oneLine,
  team: ({ name, role, bio, credentials }) =>
    words('. ', words(', ', name, role), withoutPeriod(bio), credentials),
  licenses: ({ label, number, authority }) => words(', ', words(' ', label, number), authority),
  insurer: oneLine,
  since: String,
  reviews: ({ text, name, source, date }) =>
    words(' ', `“${oneLine(text)}”`, words(', ', name, source, date)),
  figures: ({ value, label }) => words(' ', value, label),
  memberships: ({ name }) => oneLine(name),
  brands: oneLine,
  promise: oneLine,
  audience: oneLine,
  wordsToUse: oneLine,
  wordsToAvoid: oneLine,
  language: oneLine,
  region: oneLine,
  competitors: ({ name }) => oneLine(name),
  links: ({ url, anchor }) => words(' ', url, inBrackets(anchor)),
}

/** Headings in the words of a prompt; fields with all values on one line have a separator. */
const headings: Partial<Record<ProfileField, readonly [heading: string, joined?: string]>> = {
  services: ['Services and products'],
  prices: ['Prices'],
  calloutFee: ['Callout fee', ''],
  offers: ['Offers'],
  menu: ['Menu'],
  items: ['Items'],
  booking: ['Booking', ''],
  areas: ['Areas served', ', '],
  parking: ['Parking', ''],
  access: ['Access', ''],
  team: ['Team'],
  licenses: ['Licenses'],
  insurer: ['Insurer', ''],
  since: ['In business since', ''],
  reviews: ['Reviews by customers, quoted word for word'],
  figures: ['Figures'],
  memberships: ['Memberships', ', '],
  brands: ['Brands', ', '],
  promise: ['Promises'],
  audience: ['Audience', ''],
  wordsToUse: ['Words to use', ', '],
  wordsToAvoid: ['Words to avoid', ', '],
  language: ['Language', ''],
  region: ['Region', ''],
  competitors: ['Competitors, never to be named', ', '],
  links: ['Own pages to link'],
}

const toneParts = ({ adjectives, examples }: ProfileValue<'tone'>): ProfilePart[] => [
  { heading: 'Tone', items: adjectives.map(oneLine), joined: ', ' },
  { heading: 'Texts that sound right', items: examples.map((text) => `“${oneLine(text)}”`) },
]

/** Returns the confirmed values of a field as text; an empty list without any. */
export const profileParts = (confirmed: ProfileEntries, field: ProfileField): readonly ProfilePart[] => {
  if (field === 'tone') return (confirmed.tone ?? []).flatMap(({ value }) => toneParts(value))
  const [heading, joined] = headings[field] ?? []
  const write = writers[field] as ((value: unknown) => string) | undefined
  if (heading === undefined || !write) return []
  const items = (confirmed[field] ?? []).map(({ value }) => write(value)).filter((item) => item !== '')
  return [{ heading, items, ...(joined !== undefined && { joined }) }]
}
