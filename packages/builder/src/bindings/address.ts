import type { NapData } from './data.ts'

const joined = (separator: string, ...parts: (string | undefined)[]): string =>
  parts.filter((part) => part?.trim()).join(separator)

/** Countries that write the postal code before the town: '50667 Köln'. */
const codeFirst: ReadonlySet<string> = new Set([
  'austria',
  'belgium',
  'bulgaria',
  'croatia',
  'czechia',
  'denmark',
  'estonia',
  'finland',
  'france',
  'germany',
  'greece',
  'iceland',
  'italy',
  'liechtenstein',
  'luxembourg',
  'mexico',
  'monaco',
  'netherlands',
  'norway',
  'poland',
  'portugal',
  'romania',
  'serbia',
  'slovakia',
  'slovenia',
  'spain',
  'sweden',
  'switzerland',
])

/**
 * Returns the lines of a postal address: two street lines, then city, state and zip, then the country.
 * `country` determines the order if the listing's own is a placeholder.
 */
export const addressLines = (nap: NapData, country = nap.country): string[] => {
  const zip = joined('-', nap.zip, nap.plus4)
  const locality = codeFirst.has(country?.trim().toLowerCase() ?? '')
    ? joined(', ', joined(' ', zip, nap.city), nap.state)
    : joined(', ', nap.city, joined(' ', nap.state, zip))
  return [nap.address1, nap.address2, locality, nap.country].filter((line): line is string =>
    Boolean(line?.trim()),
  )
}

/** Returns the postal address on one line. */
export const addressLine = (nap: NapData): string => addressLines(nap).join(', ')
