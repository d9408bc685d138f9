import { Type, type Static } from 'typebox'
import { recordFields, text } from './record.ts'

export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** Opening hours of one day; `value` is what people read ('09:00 am - 05:00 pm', 'Closed'). */
export const Weekday = Type.Object(
  {
    name: Type.Enum(weekdayNames),
    value: text(120),
    start: text(8),
    end: text(8),
  },
  { additionalProperties: false },
)

export const AdditionalSocial = Type.Object(
  { name: text(60, 1), value: text(500, 1) },
  { additionalProperties: false },
)

const optionalText = (maxLength: number) => Type.Optional(text(maxLength))

/** What a person enters of a business listing. Absent texts are stored empty. */
export const NapData = Type.Object(
  {
    businessName: text(200, 1),
    address1: text(200, 1),
    phone: text(40, 1),
    country: optionalText(100),
    address2: optionalText(200),
    city: optionalText(120),
    state: optionalText(120),
    zip: optionalText(20),
    plus4: optionalText(10),
    mapEmbedCode: optionalText(4_000),
    fax: optionalText(40),
    website: optionalText(500),
    latitude: optionalText(30),
    longitude: optionalText(30),
    KGMID: optionalText(100),
    aboutUsBlurb: optionalText(5_000),
    youtube: optionalText(500),
    facebook: optionalText(500),
    linkedin: optionalText(500),
    tiktok: optionalText(500),
    instagram: optionalText(500),
    twitter: optionalText(500),
    weekdays: Type.Optional(Type.Array(Weekday, { maxItems: 7 })),
    additionalSocials: Type.Optional(Type.Array(AdditionalSocial, { maxItems: 50 })),
  },
  { additionalProperties: false },
)
export type NapData = Static<typeof NapData>

export const Nap = Type.Object({
  ...recordFields,
  ...NapData.properties,
})
export type Nap = Static<typeof Nap>
