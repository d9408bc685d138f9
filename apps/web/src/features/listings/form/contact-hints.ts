import { linkAddress } from '@web2/builder'
import { countries } from '@web2/contract/listings'
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'

/** The two letters of a country by its name; null for a name that is not in the list. */
const codeOf = (country: string): string | null =>
  countries.find(({ name }) => name === country.trim())?.code ?? null

const takesArticle =
  /^(?:United|Netherlands|Bahamas|Philippines|Maldives|Seychelles|Comoros)|Republic|Islands|Territor/

/** 'the United States', 'Germany' */
const inSentence = (country: string): string => (takesArticle.test(country) ? `the ${country}` : country)

/** Returns a hint on an unusual phone number for its country, or null. */
export const phoneHint = (phone: string, country: string): string | null => {
  const typed = phone.trim()
  const code = codeOf(country)
  const region = code !== null && isSupportedCountry(code) ? code : undefined
  if (typed === '' || (region === undefined && !typed.startsWith('+'))) return null
  const number = parsePhoneNumberFromString(typed, region)
  if (number?.isValid()) return null
  return typed.startsWith('+')
    ? 'This doesn’t look like a valid phone number. It will be saved as entered.'
    : `This doesn’t look like a phone number in ${inSentence(country.trim())}. It will be saved as entered.`
}

/** Returns a hint on an unusual postcode for its country, or null. */
export const postcodeHint = (zip: string, country: string): string | null => {
  const code = codeOf(country)
  const typed = zip.trim()
  if (typed === '' || code === null || !postcodeValidatorExistsForCountry(code)) return null
  return postcodeValidator(typed, code)
    ? null
    : `This doesn’t look like a postal code in ${inSentence(country.trim())}. It will be saved as entered.`
}

/** Returns a hint on an unusual website, or null. */
export const websiteHint = (website: string): string | null =>
  website.trim() === '' || linkAddress(website) !== null
    ? null
    : 'This doesn’t look like a website URL. It will be saved as entered, without a link.'
