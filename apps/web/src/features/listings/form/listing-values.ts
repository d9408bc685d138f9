import { messages } from '@web2/contract/core'
import type { Nap, NapData } from '@web2/contract/listings'
import { hoursFrom, hoursProblem, weekdaysFrom, type DayHours } from './opening-hours.ts'
import { specialDaysFrom, specialHoursFrom, specialProblem, type SpecialHours } from './special-hours.ts'

export type TextField = Exclude<keyof NapData, 'weekdays' | 'specialDays' | 'additionalSocials'>

/** The business-listing form: every text is there, the hours are in the form's own shape. */
export type NapValues = { [Field in TextField]: string } & {
  hours: DayHours[]
  special: SpecialHours[]
  additionalSocials: { name: string; value: string }[]
}

const emptyTexts: { [Field in TextField]: string } = {
  businessName: '',
  country: 'United States',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zip: '',
  plus4: '',
  mapEmbedCode: '',
  phone: '',
  fax: '',
  website: '',
  latitude: '',
  longitude: '',
  KGMID: '',
  cid: '',
  placeId: '',
  aboutUsBlurb: '',
  youtube: '',
  facebook: '',
  linkedin: '',
  tiktok: '',
  instagram: '',
  twitter: '',
  storeCode: '',
  labels: '',
}

export const textFields = Object.keys(emptyTexts) as TextField[]

const textsFrom = (nap: NapData): { [Field in TextField]: string } => ({
  ...emptyTexts,
  ...Object.fromEntries(textFields.map((field) => [field, nap[field] ?? ''])),
})

export const emptyNap = (): NapValues => ({
  ...emptyTexts,
  hours: hoursFrom(undefined),
  special: [],
  additionalSocials: [],
})

export const napValues = (nap: Nap): NapValues => ({
  ...textsFrom(nap),
  hours: hoursFrom(nap.weekdays),
  special: specialHoursFrom(nap.specialDays),
  additionalSocials: nap.additionalSocials ?? [],
})

/** Returns the request: trimmed texts and hours in the API's format. */
export const napData = ({ hours, special, additionalSocials, ...texts }: NapValues): NapData => ({
  ...texts,
  ...Object.fromEntries(textFields.map((field) => [field, texts[field].trim()])),
  weekdays: weekdaysFrom(hours),
  specialDays: specialDaysFrom(special),
  additionalSocials: additionalSocials.map(({ name, value }) => ({ name, value: value.trim() })),
})

const required = (text: string): string | null => (text.trim() === '' ? messages.required : null)

const within = (name: string, most: number) => (text: string) => {
  if (text.trim() === '') return null
  const number = Number(text)
  return Number.isFinite(number) && Math.abs(number) <= most
    ? null
    : `${name} must be a number from -${most} to ${most}.`
}

/** Rules of the form, by field. */
export const napRules = {
  businessName: required,
  address1: required,
  phone: required,
  latitude: within('Latitude', 90),
  longitude: within('Longitude', 180),
  hours: (hours: readonly DayHours[]) => (hours.some((day) => hoursProblem(day) !== null) ? 'hours' : null),
  special: (special: readonly SpecialHours[]) =>
    special.some((_day, at) => specialProblem(special, at) !== null) ? 'special' : null,
}

/** Whether a further social link may be added: not blank, not there already. */
export const canAddSocial = (present: readonly { value: string }[], value: string): boolean => {
  const wanted = value.trim()
  return wanted !== '' && !present.some((social) => social.value.trim() === wanted)
}
