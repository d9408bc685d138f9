import { countries, readState, type NapData } from '@web2/contract/listings'
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'

/** Countries that are considered, those that are likelier first. */
const candidates: readonly CountryCode[] = [
  ...([
    'US',
    'GB',
    'DE',
    'CA',
    'AU',
    'FR',
    'ES',
    'AT',
    'CH',
    'IT',
    'NL',
    'BE',
    'IE',
    'NZ',
    'PT',
    'PL',
  ] as const),
  ...(['SE', 'NO', 'DK', 'FI', 'CZ', 'MX', 'BR', 'IN', 'ZA', 'JP', 'SG', 'AE'] as const),
]

type Place = Pick<NapData, 'phone' | 'zip' | 'state'>

const phoneVote = (phone: string, code: CountryCode): number => {
  const number = parsePhoneNumberFromString(phone, code)
  if (!number?.isValid()) return 0
  if (phone.trim().startsWith('+')) return number.country === code ? 3 : 0
  return number.country === code || number.country === undefined ? 1 : 0
}

const vote = ({ phone, zip = '', state = '' }: Place, code: CountryCode): number =>
  phoneVote(phone, code) +
  (zip !== '' && postcodeValidatorExistsForCountry(code) && postcodeValidator(zip.trim(), code) ? 1 : 0) +
  (state !== '' && readState(state, code) !== null ? 2 : 0)

/** The country, by its name in the list, that most of the places speak for; null when less than half do. */
export const countryOf = (places: readonly Place[]): string | null => {
  let best: { code: string; votes: number } | null = null
  for (const code of candidates) {
    const votes = places.reduce((sum, place) => sum + vote(place, code), 0)
    if (votes > (best?.votes ?? 0)) best = { code, votes }
  }
  if (best === null || best.votes < places.length / 2) return null
  return countries.find(({ code }) => code === best.code)?.name ?? null
}
