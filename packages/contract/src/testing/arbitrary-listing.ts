import fc from 'fast-check'
import { countries } from '../listings/countries.ts'
import { weekdayNames, type NapData, type SpecialDay, type Weekday } from '../listings/listing.ts'

/**
 * Text as users type it: characters special to CSV and HTML, formulas, several scripts; no surrounding
 * blanks, no control characters.
 */
const typed = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .string({
      unit: fc.constantFrom(...'abcXYZ 0189', ...'"\',;=+-@<>&/\\{}', ...'éßЖ漢', '😀'),
      minLength: 1,
      maxLength: Math.min(maxLength, 24) / 2,
    })
    .map((text) => text.trim().replace(/\s+/g, ' '))
    .filter((text) => text !== '')
const maybe = (text: fc.Arbitrary<string>): fc.Arbitrary<string> => fc.oneof(fc.constant(''), text)
const digits = (least: number, most: number) => fc.stringMatching(new RegExp(`^[0-9]{${least},${most}}$`))
const word = fc.stringMatching(/^[a-z0-9]{1,12}$/)
const webAddress = fc.tuple(word, word).map(([host, path]) => `https://${host}.example/${path}`)
const degrees = (most: number) =>
  fc.integer({ min: -most * 1e4, max: most * 1e4 }).map((n) => String(n / 1e4))

const two = (value: number): string => String(value).padStart(2, '0')
/** Formats minutes of a day as 'hh:mm am/pm'. */
const clock = (minutes: number): string => {
  const hour = Math.floor(minutes / 60)
  return `${two(hour % 12 === 0 ? 12 : hour % 12)}:${two(minutes % 60)} ${hour < 12 ? 'am' : 'pm'}`
}
const shown = (times: readonly { start: string; end: string }[]): string =>
  times.map(({ start, end }) => `${start} - ${end}`).join(', ')

/** Between `least` and `most` opening times, one after another. */
const times = (least: number, most: number) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: 1438 }), { minLength: least * 2, maxLength: most * 2 })
    .map((minutes) => minutes.sort((one, other) => one - other))
    .map((minutes) =>
      Array.from({ length: Math.floor(minutes.length / 2) }, (_, at) => ({
        start: clock(minutes[at * 2] ?? 0),
        end: clock(minutes[at * 2 + 1] ?? 0),
      })),
    )

const weekday = (name: Weekday['name']): fc.Arbitrary<Weekday> =>
  fc.oneof(
    fc.constantFrom(
      { name, value: '', start: '', end: '' },
      { name, value: 'Closed', start: '', end: '' },
      { name, value: 'Open 24 hours', start: '12:00 am', end: '11:59 pm' },
    ),
    times(1, 3).map(([first = { start: '', end: '' }, ...more]) => ({
      name,
      value: shown([first, ...more]),
      ...first,
      ...(more.length > 0 && { more }),
    })),
  )

const specialDay: fc.Arbitrary<SpecialDay> = fc
  .tuple(fc.integer({ min: 0, max: 3_000 }), times(1, 2), fc.boolean())
  .map(([day, [open = { start: '', end: '' }, ...more], isOpen]) => ({
    date: new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10),
    ...(isOpen
      ? { value: shown([open, ...more]), ...open, ...(more.length > 0 && { more }) }
      : { value: 'Closed', start: '', end: '' }),
  }))

const socials = fc
  .uniqueArray(webAddress, { maxLength: 3 })
  .map((values) => values.map((value, at) => ({ name: `social-${at + 1}`, value })))

/** Listing as the form sends it: every field, filled or empty, within its limits. */
export const arbitraryNap: fc.Arbitrary<Required<NapData>> = fc.record({
  businessName: typed(200),
  address1: typed(200),
  phone: fc.oneof(
    digits(5, 12),
    digits(7, 9).map((number) => `+44 ${number}`),
  ),
  country: fc.constantFrom('', ...countries.map(({ name }) => name)),
  address2: maybe(typed(200)),
  city: maybe(typed(120)),
  // never a state code, which the import would rewrite
  state: maybe(typed(100).map((name) => `${name} County`)),
  zip: maybe(digits(5, 5)),
  plus4: maybe(digits(4, 4)),
  mapEmbedCode: maybe(
    digits(3, 9).map((place) => `<iframe src="https://www.google.com/maps/embed?pb=${place}"></iframe>`),
  ),
  fax: maybe(digits(5, 12)),
  website: maybe(webAddress),
  latitude: maybe(degrees(90)),
  longitude: maybe(degrees(180)),
  KGMID: maybe(word.map((id) => `/g/${id}`)),
  cid: maybe(digits(5, 19)),
  placeId: maybe(word.map((id) => `ChIJ${id}`)),
  aboutUsBlurb: maybe(typed(5_000)),
  youtube: maybe(webAddress),
  facebook: maybe(webAddress),
  linkedin: maybe(webAddress),
  tiktok: maybe(webAddress),
  instagram: maybe(webAddress),
  twitter: maybe(webAddress),
  weekdays: fc.tuple(...weekdayNames.map(weekday)),
  specialDays: fc.uniqueArray(specialDay, { selector: ({ date }) => date, maxLength: 3 }),
  additionalSocials: socials,
  storeCode: maybe(word),
  labels: maybe(
    fc.array(word, { minLength: 1, maxLength: 3 }).map((labels) => [...new Set(labels)].join(', ')),
  ),
})
