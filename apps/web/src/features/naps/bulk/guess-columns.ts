import { fieldLabels, type ListedField } from '../../../lib/listings/listing-fields.ts'

/** The field of each column of a table; null: the column is left out. */
export type Mapping = readonly (ListedField | null)[]

const otherNames: { readonly [Field in ListedField]?: readonly string[] } = {
  businessName: ['name', 'business', 'company', 'companyname', 'title', 'storename', 'locationname'],
  address1: ['address', 'street', 'streetaddress', 'addressline', 'address1'],
  address2: ['suite', 'unit', 'addressline2', 'address2'],
  city: ['town', 'locality', 'suburb'],
  state: ['region', 'province', 'county', 'stateprovince'],
  zip: ['postcode', 'postalcode', 'zipcode', 'plz'],
  plus4: ['zip4'],
  phone: ['telephone', 'tel', 'phonenumber', 'primaryphone', 'mobile'],
  fax: ['faxnumber'],
  website: ['url', 'web', 'homepage', 'site', 'websiteurl'],
  weekdays: ['openinghours', 'businesshours', 'weekdays'],
  specialDays: ['specialhours', 'holidayhours'],
  aboutUsBlurb: ['about', 'aboutus', 'description', 'blurb'],
  twitter: ['twitter', 'x', 'twitterurl'],
  facebook: ['facebookurl', 'fb'],
  instagram: ['instagramurl', 'ig'],
  youtube: ['youtubeurl'],
  linkedin: ['linkedinurl'],
  tiktok: ['tiktokurl'],
  latitude: ['lat'],
  longitude: ['lng', 'long', 'lon'],
  mapEmbedCode: ['map', 'embedcode', 'mapembed', 'iframe'],
  additionalSocials: ['socials', 'othersocials'],
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

const byName = new Map<string, ListedField>(
  (Object.keys(fieldLabels) as ListedField[]).flatMap((field) =>
    [field, fieldLabels[field], ...(otherNames[field] ?? [])].map((name) => [plain(name), field] as const),
  ),
)

/** The field that each column's name seems to mean; of two columns for one field the first has it. */
export const guessColumns = (head: readonly string[]): Mapping => {
  const used = new Set<ListedField>()
  return head.map((name) => {
    const field = byName.get(plain(name)) ?? null
    if (field === null || used.has(field)) return null
    used.add(field)
    return field
  })
}

/** One column's field is chosen anew; another column that had it gives it up. */
export const chooseColumn = (mapping: Mapping, column: number, field: ListedField | null): Mapping =>
  mapping.map((each, at) => (at === column ? field : each === field ? null : each))
