import { Type, type Static } from 'typebox'
import { Id, nullable, recordFields, text } from '../core/record.ts'

export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
export type WeekdayName = (typeof weekdayNames)[number]

/** Times are 'hh:mm am/pm', as everywhere in listings. */
const OpenTimes = Type.Object({ start: text(8, 1), end: text(8, 1) }, { additionalProperties: false })

/**
 * Opening hours of one day; `value` is the visible text ('09:00 am - 05:00 pm', 'Closed', 'Open 24 hours'). A
 * day open around the clock starts at 12:00 am and ends at 11:59 pm; `more` holds the hours after a break. An
 * end that is not after its start is on the next day.
 */
export const Weekday = Type.Object(
  {
    name: Type.Enum(weekdayNames),
    value: text(120),
    start: text(8),
    end: text(8),
    more: Type.Optional(Type.Array(OpenTimes, { maxItems: 3 })),
  },
  { additionalProperties: false },
)
export type Weekday = Static<typeof Weekday>

/** Date ('2026-12-25') whose hours differ from those of its weekday; closed if both times are empty. */
export const SpecialDay = Type.Object(
  {
    date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    value: text(120),
    start: text(8),
    end: text(8),
    more: Type.Optional(Type.Array(OpenTimes, { maxItems: 3 })),
  },
  { additionalProperties: false },
)
export type SpecialDay = Static<typeof SpecialDay>

export const AdditionalSocial = Type.Object(
  { name: text(60, 1), value: text(500, 1) },
  { additionalProperties: false },
)

const optionalText = (maxLength: number) => Type.Optional(text(maxLength))

/** Fields of a business listing that a user enters. Absent texts are stored as empty. */
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
    cid: optionalText(40),
    placeId: optionalText(300),
    aboutUsBlurb: optionalText(5_000),
    youtube: optionalText(500),
    facebook: optionalText(500),
    linkedin: optionalText(500),
    tiktok: optionalText(500),
    instagram: optionalText(500),
    twitter: optionalText(500),
    weekdays: Type.Optional(Type.Array(Weekday, { maxItems: 7 })),
    specialDays: Type.Optional(Type.Array(SpecialDay, { maxItems: 60 })),
    additionalSocials: Type.Optional(Type.Array(AdditionalSocial, { maxItems: 50 })),
    /** The business's own code for this location, as in Google's store code. */
    storeCode: optionalText(80),
    /** Comma-separated words for finding listings. */
    labels: optionalText(500),
  },
  { additionalProperties: false },
)
export type NapData = Static<typeof NapData>

/** Internal fields of the account; no page shows them. */
export const internalNapFields = ['storeCode', 'labels'] as const satisfies readonly (keyof NapData)[]

/**
 * Listing as returned by the API. `phone` stays as typed; next to it are its E.164 and national formats, both
 * empty for numbers with an extension or letters, and without a country.
 */
export const Nap = Type.Object({
  ...recordFields,
  ...NapData.properties,
  phoneE164: Type.Optional(nullable(text(20))),
  phoneNational: Type.Optional(nullable(text(40))),
})
export type Nap = Static<typeof Nap>

/** Rows per call of /naps-bulk-generator. */
export const napBatchRows = 500

/**
 * Part of an import. `importId` and `batch` identify it permanently, so that a part resent after a lost
 * response is not added twice.
 */
export const NapBatch = Type.Object(
  {
    importId: Id,
    batch: Type.Integer({ minimum: 0, maximum: 1_000 }),
    rows: Type.Array(Type.Unknown(), { minItems: 1, maxItems: napBatchRows }),
  },
  { additionalProperties: false },
)
export type NapBatch = Static<typeof NapBatch>

export interface NapBatchAnswer {
  /** Number of listings this part added, now or when it was first sent. */
  readonly created: number
  /** Rows that were not added. */
  readonly rejected: readonly NapRowErrors[]
  /** Rows added without unreadable values; absent if there are none. */
  readonly warnings?: readonly NapRowErrors[]
  /** Listing ids by row index, null for rows that were not added. */
  readonly ids?: readonly (string | null)[]
}

/** Index in `rows`, and one sentence per field. */
export interface NapRowErrors {
  readonly row: number
  readonly errors: Readonly<Record<string, string>>
}

declare module '../core/resources.ts' {
  interface Resources {
    naps: { record: Nap; create: NapData; update: NapData; patch: Partial<NapData> }
    'naps-bulk-generator': { create: NapBatch; created: NapBatchAnswer }
  }
}
