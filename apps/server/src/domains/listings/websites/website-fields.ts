import type { NapData } from '@web2/contract/listings'

/** Fields of the business in one source of a page. */
export interface WebsiteFields extends Partial<NapData> {
  readonly email?: string
}

/** Fields of the address, which are taken from one source together. */
export const addressFields = [
  'address1',
  'address2',
  'city',
  'state',
  'zip',
  'country',
  'latitude',
  'longitude',
] as const satisfies readonly (keyof NapData)[]

const longest: Partial<Record<string, number>> = {
  businessName: 200,
  address1: 200,
  address2: 200,
  phone: 40,
  fax: 40,
  country: 100,
  city: 120,
  state: 120,
  zip: 20,
  latitude: 30,
  longitude: 30,
  aboutUsBlurb: 2_000,
  email: 254,
}

/** Returns the fields without empty texts and without texts that are too long for a listing. */
export const usable = (fields: WebsiteFields): WebsiteFields =>
  Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => {
      if (value === undefined || value === null) return false
      if (typeof value === 'string') return value !== '' && value.length <= (longest[field] ?? 500)
      return !Array.isArray(value) || value.length > 0
    }),
  )

export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>"]+@[^\s@<>"]+\.[a-z]{2,}$/i.test(text)
