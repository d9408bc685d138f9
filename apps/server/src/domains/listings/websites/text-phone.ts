import { findPhoneNumbersInText, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'

/** A number to call, as its page writes it. */
const written = (typed: string, country: CountryCode | undefined): string => {
  const number = parsePhoneNumberFromString(typed, country)
  if (!number?.isValid()) return ''
  return typed.startsWith('+') || /^\d/.test(typed) ? number.formatInternational() : typed
}

const decodedUri = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    // a lone percent sign
    return text
  }
}

/** Link to a phone number: its URL and its text. */
export interface PhoneLink {
  readonly href: string
  readonly text: string
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** Returns the number of the first link that calls one, as its text writes it if that is the number. */
export const linkedPhone = (links: readonly PhoneLink[], country: CountryCode | undefined): string => {
  for (const { href, text } of links) {
    const typed =
      decodedUri(href.replace(/^(?:tel|callto):/i, ''))
        .split(/[;?]/, 1)[0]
        ?.trim() ?? ''
    const digits = digitsOf(typed)
    if (digits.length < 6 || digits.length > 15) continue
    // '(512) 555-0100' of 'tel:+15125550100'
    if (/^[\d\s+()./-]{6,40}$/.test(text) && digits.endsWith(digitsOf(text).replace(/^0/, ''))) return text
    const number = written(typed, country)
    if (number !== '') return number
  }
  return ''
}

/** Lines that are searched for numbers: the search is slow, and pages of lists have thousands. */
const mostLines = 300

const isLabeled = (line: string): boolean =>
  /(?<!\p{L})(?:tel|tél|phone|fon|call|mobil|ring)|☎|📞/iu.test(line)

/** Returns the number that lines name, preferring those that say that they name one. Fax numbers are skipped. */
export const phoneIn = (lines: readonly string[], country: CountryCode | undefined): string => {
  const candidates = lines
    .filter((line) => digitsOf(line).length >= 7)
    // 'Tel 1 · Fax 2' in one line
    .flatMap((line) => line.split(/(?=\b(?:tele)?fax\b)/iu))
    .filter((line) => !/^(?:tele)?fax\b/iu.test(line))
    .toSorted((one, other) => Number(isLabeled(other)) - Number(isLabeled(one)))
    .slice(0, mostLines)
  for (const line of candidates) {
    const [found] = findPhoneNumbersInText(line, country === undefined ? {} : { defaultCountry: country })
    // without a country only numbers that name theirs are found
    if (found) return line.slice(found.startsAt, found.endsAt).trim()
  }
  return ''
}
