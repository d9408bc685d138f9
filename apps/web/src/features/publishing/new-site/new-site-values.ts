import { messages } from '@web2/contract/core'
import { countries, type NapData, type WebsiteListing } from '@web2/contract/listings'
import { looks } from '@web2/site'
import { emailProblem } from '../../accounts/sign-in/credentials.ts'
import { rootSlugProblem } from '../../sites/targets/root-slug.ts'

/** Ways to name the business of a new site. */
export const ways = ['details', 'listing', 'website'] as const
export type Way = (typeof ways)[number]

/** Fields of a listing that the form asks for. */
export const askedFields = ['businessName', 'phone', 'address1', 'city', 'state', 'zip', 'country'] as const
export type AskedField = (typeof askedFields)[number]

/** Everything that is entered for a new site; it survives a reload. */
export interface NewSiteValues extends Record<AskedField, string> {
  step: 'business' | 'design'
  way: Way
  /** Email address that the contact form of the site writes to. */
  email: string
  /** URL of the website to read. */
  url: string
  /** Business that was read on it. */
  found: WebsiteListing | null
  /** Found fields that the user has left out. */
  left: string[]
  /** Existing listing to use. */
  napId: string | null
  /** Listing that an earlier try has stored from these details. */
  savedNapId: string | null
  look: string
  /** Own names; empty to follow the business. */
  siteName: string
  rootSlug: string
}

/** Returns the country of the browser's language: 'en-US' → 'United States'. */
const countryOf = (locale: string): string => {
  const region = new Intl.Locale(locale).maximize().region
  return countries.find(({ code }) => code === region)?.name ?? ''
}

export const emptyNewSite = (locale: string): NewSiteValues => ({
  step: 'business',
  way: 'details',
  businessName: '',
  phone: '',
  address1: '',
  city: '',
  state: '',
  zip: '',
  country: countryOf(locale),
  email: '',
  url: '',
  found: null,
  left: [],
  napId: null,
  savedNapId: null,
  look: looks[0]?.id ?? '',
  siteName: '',
  rootSlug: '',
})

/** Returns true before anything was entered: then the first field has the focus. */
export const isUntouched = ({ way, businessName }: NewSiteValues): boolean =>
  way === 'details' && businessName === ''

/** Returns the form filled with what a website says; what it does not say becomes empty, because it is another business. */
export const withFound = (values: NewSiteValues, found: WebsiteListing): NewSiteValues => ({
  ...values,
  ...Object.fromEntries(askedFields.map((field) => [field, found.listing[field] ?? ''])),
  email: found.email,
  found,
  left: [],
  savedNapId: null,
})

const isAsked = (field: string): boolean => askedFields.some((each) => each === field)

/** Returns the found fields that the form does not ask for. */
export const furtherFields = ({ listing }: WebsiteListing): (keyof NapData)[] =>
  (Object.keys(listing) as (keyof NapData)[]).filter((field) => !isAsked(field))

/** Returns the listing to be stored. */
export const listingOf = (values: NewSiteValues): NapData => {
  const { way, found, left } = values
  const further =
    way === 'website' && found !== null ? furtherFields(found).filter((field) => !left.includes(field)) : []
  return {
    ...Object.fromEntries(further.map((field) => [field, found?.listing[field]])),
    ...(Object.fromEntries(askedFields.map((field) => [field, values[field].trim()])) as Pick<
      NapData,
      AskedField
    >),
  }
}

const required = (text: string): string | null => (text.trim() === '' ? messages.required : null)

/** Letters alone would be printed on every page, and be the number that a phone dials. */
const phoneProblem = (text: string): string | null =>
  required(text) ?? (/\d.*\d.*\d/.test(text) ? null : 'Enter a phone number, for example 555 010 0100.')

const optionalEmailProblem = (text: string): string | null => (text.trim() === '' ? null : emailProblem(text))

/** Returns what is missing in the business, by field; nulls if it is complete. */
export const businessProblems = (values: NewSiteValues): Partial<Record<string, string | null>> => {
  const { way, napId, email, found, url } = values
  if (way === 'listing')
    return { napId: napId === null ? 'Choose a business listing.' : null, email: optionalEmailProblem(email) }
  const isUnread = way === 'website' && found === null && values.businessName.trim() === ''
  if (isUnread)
    return {
      url:
        url.trim() === ''
          ? 'Enter the URL of the website.'
          : 'Read the website first, or enter the details yourself.',
    }
  return {
    businessName: required(values.businessName),
    phone: phoneProblem(values.phone),
    address1: required(values.address1),
    email: optionalEmailProblem(email),
  }
}

/** Returns why the site's own root slug is invalid, or null. */
export const namesProblems = ({ rootSlug }: NewSiteValues): Partial<Record<string, string | null>> => ({
  rootSlug: rootSlug.trim() === '' ? null : rootSlugProblem(rootSlug),
})
