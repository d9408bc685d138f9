import { Type, type Static } from 'typebox'
import { Id } from '../core/record.ts'

/** Kinds of sample records, in an order in which they can be deleted. */
export const demoKinds = [
  'campaign',
  'project',
  'page',
  'site',
  'article',
  'property',
  'listing',
  'category',
  'image',
  'folder',
] as const
export type DemoKind = (typeof demoKinds)[number]

/** Sample record that still exists. */
export const DemoRecord = Type.Object({
  kind: Type.Enum(demoKinds),
  _id: Id,
  name: Type.String(),
  /** A user has changed it since. */
  changed: Type.Boolean(),
})
export type DemoRecord = Static<typeof DemoRecord>

/** GET /demo-account: sample data in the account. */
export const DemoAccount = Type.Object({ records: Type.Array(DemoRecord) })
export type DemoAccount = Static<typeof DemoAccount>

/** POST /demo-account: `fill` adds sample data; `empty` removes it and asks about changed records. */
export const DemoChange = Type.Union([
  Type.Object({ action: Type.Literal('fill') }, { additionalProperties: false }),
  Type.Object(
    { action: Type.Literal('empty'), changed: Type.Optional(Type.Enum(['keep', 'delete'])) },
    { additionalProperties: false },
  ),
])
export type DemoChange = Static<typeof DemoChange>

declare module '../core/resources.ts' {
  interface Resources {
    'demo-account': { found: DemoAccount; create: DemoChange; created: DemoAccount }
  }
}
