import type { NapData } from '@web2/contract/listings'

export type ListedField = keyof NapData

/** Every field of a listing with its name on the form, in the form's order; columns of files have the same names. */
export const fieldLabels: { readonly [Field in ListedField]: string } = {
  businessName: 'Business name',
  address1: 'Address line 1',
  address2: 'Address line 2',
  city: 'City',
  state: 'State',
  zip: 'ZIP',
  plus4: 'Plus 4',
  country: 'Country',
  phone: 'Phone',
  fax: 'Fax',
  website: 'Website',
  weekdays: 'Hours',
  specialDays: 'Special days',
  aboutUsBlurb: 'About us blurb',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  twitter: 'Twitter / X',
  additionalSocials: 'Additional socials',
  latitude: 'Latitude',
  longitude: 'Longitude',
  KGMID: 'KGMID',
  cid: 'CID',
  placeId: 'Place ID',
  mapEmbedCode: 'Map embed code',
  storeCode: 'Store code',
  labels: 'Labels',
}

/** The fields that pages can show, as the form groups them. */
export const fieldSections: readonly { readonly title: string; readonly fields: readonly ListedField[] }[] = [
  {
    title: 'Business',
    fields: ['businessName', 'address1', 'address2', 'city', 'state', 'zip', 'plus4', 'country'],
  },
  { title: 'Contact', fields: ['phone', 'fax', 'website'] },
  { title: 'Hours', fields: ['weekdays', 'specialDays'] },
  { title: 'About', fields: ['aboutUsBlurb'] },
  {
    title: 'Social profiles',
    fields: ['facebook', 'instagram', 'youtube', 'linkedin', 'tiktok', 'twitter', 'additionalSocials'],
  },
  { title: 'Map', fields: ['latitude', 'longitude', 'KGMID', 'cid', 'placeId', 'mapEmbedCode'] },
]
