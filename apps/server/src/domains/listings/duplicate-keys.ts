import { readCountry, type NapData } from '@web2/contract/listings'
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

type Phone = Pick<NapData, 'phone' | 'country'>
type Address = Pick<NapData, 'address1' | 'address2' | 'city' | 'zip' | 'country'>

const codeOf = (country = ''): string => {
  const typed = country.trim()
  return readCountry(typed)?.code ?? (/^[a-z]{2}$/i.test(typed) ? typed.toUpperCase() : '')
}

/** Minimum of digits; fewer name no subscriber, and a placeholder such as '000' makes no duplicates. */
const leastDigits = 5

/**
 * Returns the match key of a phone number, however it is typed: E.164 if its country is known, else its
 * digits. Empty if it is too short to identify a business.
 */
export const phoneKey = ({ phone, country }: Phone): string => {
  const digits = phone.replace(/\D/g, '')
  if (digits.length < leastDigits || /^(\d)\1*$/.test(digits)) return ''
  const code = codeOf(country)
  const number = parsePhoneNumberFromString(phone, isSupportedCountry(code) ? code : undefined)
  return number?.number ?? digits
}

/** Address words with several spellings, mapped to one; words mapped to '' are left out. */
const sameWord: Readonly<Record<string, string>> = {
  street: 'st',
  str: 'st',
  road: 'rd',
  avenue: 'ave',
  av: 'ave',
  boulevard: 'blvd',
  drive: 'dr',
  lane: 'ln',
  court: 'ct',
  place: 'pl',
  square: 'sq',
  highway: 'hwy',
  parkway: 'pkwy',
  terrace: 'ter',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  suite: '',
  ste: '',
  unit: '',
  apartment: '',
  apt: '',
  number: '',
  no: '',
}

const words = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (Object.hasOwn(sameWord, word) ? (sameWord[word] ?? '') : word))
    .filter((word) => word !== '')

/** '94107-1234' → '94107': only the first part names the area */
const zipArea = (zip: string): string => zip.split('-')[0]?.replace(/\s/g, '').toLowerCase() ?? ''

/**
 * Returns the match key of an address, however it is abbreviated, spaced or cased: street, ZIP or else city,
 * country. Empty without a street, or without both ZIP and city, because many towns have a 1 Main Street.
 */
export const addressKey = ({
  address1,
  address2 = '',
  city = '',
  zip = '',
  country = '',
}: Address): string => {
  const street = words(`${address1} ${address2}`).join(' ')
  const town = zipArea(zip) || words(city).join(' ')
  return street === '' || town === ''
    ? ''
    : [street, town, codeOf(country) || words(country).join(' ')].join('|')
}
