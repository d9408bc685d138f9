import { readCountry, type NapData } from '@web2/contract/listings'
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

type Phone = Pick<NapData, 'phone' | 'country'>
type Address = Pick<NapData, 'address1' | 'address2' | 'city' | 'zip' | 'country'>

const codeOf = (country = ''): string => {
  const typed = country.trim()
  return readCountry(typed)?.code ?? (/^[a-z]{2}$/i.test(typed) ? typed.toUpperCase() : '')
}

/** Fewer digits than these name no subscriber; a placeholder such as '000' makes no duplicates. */
const leastDigits = 5

/**
 * What a phone number comes down to, however it is typed: in the international form (E.164) where its country is
 * known, else its digits. Empty when there is too little of it to tell two businesses apart.
 */
export const phoneKey = ({ phone, country }: Phone): string => {
  const digits = phone.replace(/\D/g, '')
  if (digits.length < leastDigits || /^(\d)\1*$/.test(digits)) return ''
  const code = codeOf(country)
  const number = parsePhoneNumberFromString(phone, isSupportedCountry(code) ? code : undefined)
  return number?.number ?? digits
}

/** Words of addresses that are written in several ways, by the way that is kept; '' is left out. */
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

/** '94107-1234' → '94107': only the first part says where it is. */
const zipArea = (zip: string): string => zip.split('-')[0]?.replace(/\s/g, '').toLowerCase() ?? ''

/**
 * What an address comes down to, however it is abbreviated, spaced or cased: street, ZIP or else city, country. Empty
 * without a street, and without ZIP and city: there is a Main Street 1 in many towns.
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
