import { Type, type Static, type TSchema } from 'typebox'
import { text } from '../../core/record.ts'

const object = <Properties extends Record<string, TSchema>>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })

/** URL on the web; `optionalUrl` may be empty. Nothing else can be saved, so that links never run scripts. */
const url = Type.String({ maxLength: 2_000, pattern: '^https?://\\S+$' })
const optionalUrl = Type.String({ maxLength: 2_000, pattern: '^(?:https?://\\S+)?$' })
/** Image of the media library, or on the web. */
const image = object({
  url: Type.String({ maxLength: 2_000, pattern: '^(?:https?://|/(?!/))\\S+$' }),
  alt: text(200),
})

/** Values of a business profile by field. Fields of which a business has several hold one value per item. */
export const profileValues = {
  /** Services and products that customers can buy. */
  services: object({ name: text(120, 1), text: text(400) }),
  prices: object({ item: text(120, 1), amount: text(60, 1), unit: text(60), note: text(200) }),
  calloutFee: text(200, 1),
  offers: object({ name: text(120, 1), text: text(400) }),
  /** Dishes or drinks of a menu, with their heading. */
  menu: object({ group: text(80), name: text(120, 1), text: text(300), price: text(40) }),
  /** Single things for sale or rent: a home, a car. */
  items: object({ name: text(120, 1), text: text(400), price: text(40), link: optionalUrl }),
  booking: url,
  areas: text(120, 1),
  parking: text(300, 1),
  access: text(300, 1),
  team: object({ name: text(120, 1), role: text(120), bio: text(600), credentials: text(300) }),
  licenses: object({ label: text(120, 1), number: text(80), authority: text(120), link: optionalUrl }),
  insurer: text(160, 1),
  /** Year of the foundation. */
  since: Type.Integer({ minimum: 1000, maximum: 2200 }),
  reviews: object({
    text: text(1_000, 1),
    name: text(120),
    source: text(80),
    link: optionalUrl,
    /** As the source writes it. */
    date: text(40),
  }),
  figures: object({ value: text(40, 1), label: text(120, 1) }),
  memberships: object({ name: text(160, 1), link: optionalUrl }),
  brands: text(80, 1),
  promise: text(200, 1),
  audience: text(600, 1),
  tone: object({
    adjectives: Type.Array(text(40, 1), { maxItems: 8 }),
    /** Texts that sound right. */
    examples: Type.Array(text(1_000, 1), { maxItems: 5 }),
  }),
  wordsToUse: text(60, 1),
  wordsToAvoid: text(60, 1),
  /** BCP 47, such as en-GB. */
  language: Type.String({ maxLength: 35, pattern: '^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$' }),
  /** Country or region whose customs the texts follow. */
  region: text(100, 1),
  /** Never named in texts. */
  competitors: object({ name: text(120, 1), link: optionalUrl }),
  /** Own pages that texts prefer to link, with a hint for the anchor text. */
  links: object({ url, anchor: text(120) }),
  logo: image,
  /** Version for dark backgrounds. */
  logoLight: image,
} as const satisfies Record<string, TSchema>

export type ProfileField = keyof typeof profileValues
export type ProfileValue<Field extends ProfileField> = Static<(typeof profileValues)[Field]>

export const profileFields = Object.keys(profileValues) as readonly ProfileField[]

/** Maximum number of values by field; fields with one value have 1. */
export const profileLimits: Readonly<Record<ProfileField, number>> = {
  services: 60,
  prices: 100,
  calloutFee: 1,
  offers: 20,
  menu: 200,
  items: 100,
  booking: 1,
  areas: 100,
  parking: 1,
  access: 1,
  team: 40,
  licenses: 20,
  insurer: 1,
  since: 1,
  reviews: 50,
  figures: 12,
  memberships: 20,
  brands: 60,
  promise: 12,
  audience: 1,
  tone: 1,
  wordsToUse: 50,
  wordsToAvoid: 50,
  language: 1,
  region: 1,
  competitors: 30,
  links: 30,
  logo: 1,
  logoLight: 1,
}

export const isProfileField = (name: string): name is ProfileField => Object.hasOwn(profileValues, name)
