import type { NapData } from './data.ts'

const joined = (separator: string, ...parts: (string | undefined)[]): string =>
  parts.filter((part) => part?.trim()).join(separator)

/** The lines of a postal address: street, street, then city, state and zip, then the country. */
export const addressLines = (nap: NapData): string[] => {
  const zip = joined('-', nap.zip, nap.plus4)
  const region = joined(' ', nap.state, zip)
  return [nap.address1, nap.address2, joined(', ', nap.city, region), nap.country].filter(
    (line): line is string => Boolean(line?.trim()),
  )
}

/** The postal address in one line. */
export const addressLine = (nap: NapData): string => addressLines(nap).join(', ')
