import { Type, type Static } from 'typebox'

const text = Type.String()
/** Origin of a fact: the id of the source, and its line word for word. */
const source = { page: text, line: text }

const list = <Properties extends Record<string, typeof text>>(properties: Properties) =>
  Type.Array(Type.Object({ ...properties, ...source }, { additionalProperties: false }))
const one = Type.Union([
  Type.Object({ value: text, ...source }, { additionalProperties: false }),
  Type.Null(),
])
const values = list({ value: text })

/**
 * Answer of a model that read a website. Its limits are checked by code, because services ignore them. It has no URLs:
 * those that code did not read on a page itself can't be trusted.
 */
export const FoundOnPages = Type.Object(
  {
    services: list({ name: text, text }),
    prices: list({ item: text, amount: text, unit: text, note: text }),
    calloutFee: one,
    offers: list({ name: text, text }),
    menu: list({ group: text, name: text, text, price: text }),
    items: list({ name: text, text, price: text }),
    areas: values,
    parking: one,
    access: one,
    team: list({ name: text, role: text, bio: text, credentials: text }),
    licenses: list({ label: text, number: text, authority: text }),
    insurer: one,
    since: one,
    reviews: list({ text, name: text, source: text, date: text }),
    figures: list({ value: text, label: text }),
    memberships: list({ name: text }),
    brands: values,
    promise: values,
    audience: one,
    tone: Type.Union([
      Type.Object({ adjectives: Type.Array(text), ...source }, { additionalProperties: false }),
      Type.Null(),
    ]),
  },
  { additionalProperties: false },
)
export type FoundOnPages = Static<typeof FoundOnPages>
