import { addressLines, mapSource, socialLinks } from '@web2/builder'
import type { NapData } from '@web2/contract/listings'
import { fieldText } from './chosen-fields.ts'
import { fieldLabels, type ListedField } from './listing-fields.ts'

interface Day {
  /** 'Monday', or a date as '2026-12-25'. */
  readonly day: string
  readonly hours: string
}

interface SocialLink {
  readonly field: ListedField
  readonly label: string
  readonly href: string
}

/** Part of a listing on a page; fields that belong together, such as an address, are one part. */
export type ListingPart =
  | { readonly kind: 'name' | 'phone' | 'about'; readonly text: string }
  | {
      readonly kind: 'address'
      readonly lines: readonly string[]
      /** The same lines, of placeholders. */
      readonly bound: readonly string[]
      /** Nothing that the listing has of it was left out. */
      readonly whole: boolean
    }
  | { readonly kind: 'website'; readonly text: string; readonly href: string }
  | { readonly kind: 'line'; readonly field: ListedField; readonly label: string; readonly text: string }
  | { readonly kind: 'hours' | 'special'; readonly days: readonly Day[] }
  | { readonly kind: 'socials'; readonly links: readonly SocialLink[]; readonly whole: boolean }
  | { readonly kind: 'map'; readonly title: string; readonly src: string }

const ofAddress = ['address1', 'address2', 'city', 'state', 'zip', 'plus4', 'country'] as const
const ofSocials = [
  'facebook',
  'instagram',
  'youtube',
  'linkedin',
  'tiktok',
  'twitter',
  'additionalSocials',
] as const
const ofPlace = ['latitude', 'longitude', 'KGMID', 'cid', 'placeId'] as const

const withScheme = (address: string): string =>
  /^https?:\/\//i.test(address) ? address : `https://${address}`

const addressPart = (nap: NapData, says: (field: ListedField) => boolean): ListingPart[] => {
  const fields = ofAddress.filter(says)
  const lines = (text: (field: (typeof fields)[number]) => string) =>
    addressLines(Object.fromEntries(fields.map((field) => [field, text(field)])), nap.country)
  if (fields.length === 0) return []
  const whole = ofAddress.every((field) => says(field) || fieldText(nap, field) === '')
  return [
    {
      kind: 'address',
      lines: lines((field) => fieldText(nap, field)),
      bound: lines((field) => `{nap.${field}}`),
      whole,
    },
  ]
}

const socialsPart = (nap: NapData, says: (field: ListedField) => boolean): ListingPart[] => {
  const links = ofSocials
    .filter(says)
    .flatMap((field) => socialLinks({ [field]: nap[field] }).map((link) => ({ field, ...link })))
  if (links.length === 0) return []
  return [{ kind: 'socials', links, whole: links.length === socialLinks(nap).length }]
}

const mapPart = (nap: NapData): ListingPart[] => {
  const src = mapSource(nap)
  return src === null ? [] : [{ kind: 'map', title: `Map: ${nap.businessName}`, src }]
}

/** The chosen fields of a listing as parts, in the form's order; a field that says nothing makes none. */
export const listingParts = (nap: NapData, chosen: readonly ListedField[]): ListingPart[] => {
  const says = (field: ListedField) => chosen.includes(field) && fieldText(nap, field) !== ''
  const of = (field: ListedField, made: (text: string) => ListingPart[]): ListingPart[] =>
    says(field) ? made(fieldText(nap, field)) : []
  const line = (field: ListedField) =>
    of(field, (text) => [{ kind: 'line', field, label: fieldLabels[field], text }])
  const week = (nap.weekdays ?? []).map(({ name, value }) => ({ day: name, hours: value }))
  const special = (nap.specialDays ?? []).map(({ date, value }) => ({ day: date, hours: value }))
  const stated = (days: readonly Day[]) => days.filter(({ hours }) => hours.trim() !== '')

  return [
    ...of('businessName', (text) => [{ kind: 'name', text }]),
    ...addressPart(nap, says),
    ...of('phone', (text) => [{ kind: 'phone', text }]),
    ...line('fax'),
    ...of('website', (text) => [{ kind: 'website', text, href: withScheme(text) }]),
    ...of('weekdays', () => [{ kind: 'hours', days: stated(week) }]),
    ...of('specialDays', () => [{ kind: 'special', days: stated(special) }]),
    ...of('aboutUsBlurb', (text) => [{ kind: 'about', text }]),
    ...socialsPart(nap, says),
    ...ofPlace.flatMap(line),
    ...of('mapEmbedCode', () => mapPart(nap)),
  ]
}
