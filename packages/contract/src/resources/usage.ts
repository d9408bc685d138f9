import { Type, type Static } from 'typebox'
import { meteredResources, tierTypes } from '../tiers.ts'

/** One tier with the units a month it allows. */
export const Tier = Type.Object({
  type: Type.Enum(tierTypes),
  limits: Type.Record(Type.Enum(meteredResources), Type.Integer()),
})
export type Tier = Static<typeof Tier>

/** What the account has used of one resource in a month. */
export const Usage = Type.Object({
  resource: Type.Enum(meteredResources),
  /** Month in UTC, '2026-11'. */
  period: Type.String(),
  used: Type.Integer(),
  /** Set aside by work that is under way. */
  reserved: Type.Integer(),
  allowed: Type.Integer(),
})
export type Usage = Static<typeof Usage>
