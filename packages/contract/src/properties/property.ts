import { Type, type Static } from 'typebox'
import {
  connectionMeans,
  connectionProblems,
  propertyStatuses,
  propertyTypes,
  verificationSteps,
  type ConnectionMeans,
} from './property-kinds.ts'
import { AllowsHttp, Id, nullable, recordFields, text, Timestamp } from '../core/record.ts'

/** A blog or site of the account on a third-party platform. Its secrets are never returned. */
export const Property = Type.Object({
  ...recordFields,
  propertyType: Type.Enum(propertyTypes),
  means: Type.Enum(connectionMeans),
  name: Type.String(),
  url: Type.String(),
  username: Type.String(),
  status: Type.Enum(propertyStatuses),
  /** The step that the verification waits for; empty if none. */
  nextStep: Type.Union([Type.Enum(verificationSteps), Type.Literal('')]),
  problemKind: nullable(Type.Enum(connectionProblems)),
  /**
   * The problem as a sentence: what happened and what to do; empty when there is none. A verified property has one
   * while its platform does not answer.
   */
  problem: Type.String(),
  /** Secrets are kept for it. */
  connected: Type.Boolean(),
  lastVerifiedAt: nullable(Timestamp),
  lastPostAt: nullable(Timestamp),
  /** Places found in it. */
  subPropertyCount: Type.Integer(),
  /** Posts of campaigns since the first of the month (UTC). */
  postsThisMonth: Type.Integer(),
})
export type Property = Static<typeof Property>

/** By the names in `connectionFields`. */
const Secrets = Type.Record(Type.String({ pattern: '^[a-zA-Z]{1,40}$' }), text(2_000))

export const PropertyData = Type.Object(
  {
    propertyType: Type.Enum(propertyTypes),
    /** The first of `meansOf` its type when it is not named. */
    means: Type.Optional(Type.Enum(connectionMeans)),
    name: Type.Optional(text(200)),
    url: text(2_000, 1),
    username: Type.Optional(text(200)),
    secrets: Type.Optional(Secrets),
    allowsHttp: AllowsHttp,
  },
  { additionalProperties: false },
)
export type PropertyData = Static<typeof PropertyData>

/** Secrets that are not named stay; new ones have to be verified. */
export const PropertyPatch = Type.Object(
  {
    means: Type.Optional(Type.Enum(connectionMeans)),
    name: Type.Optional(text(200)),
    url: Type.Optional(text(2_000, 1)),
    username: Type.Optional(text(200)),
    secrets: Type.Optional(Secrets),
    allowsHttp: AllowsHttp,
    /** Looks soon whether the connection works. */
    check: Type.Optional(Type.Literal(true)),
  },
  { additionalProperties: false },
)
export type PropertyPatch = Static<typeof PropertyPatch>

/** A row of a bulk import. */
export const PropertyRow = Type.Object(
  {
    propertyType: Type.Enum(propertyTypes),
    url: text(2_000, 1),
    name: Type.Optional(text(200)),
    username: Type.Optional(text(200)),
    /** An application password, for WordPress. */
    password: Type.Optional(text(200)),
  },
  { additionalProperties: false },
)
export type PropertyRow = Static<typeof PropertyRow>

/** Rows that one call of /properties-bulk-generator takes. */
export const propertyBatchRows = 200

/** A part of an import; sent again, because its answer was lost, it adds nothing twice. */
export const PropertyBatch = Type.Object(
  {
    importId: Id,
    batch: Type.Integer({ minimum: 0, maximum: 1_000 }),
    rows: Type.Array(Type.Unknown(), { minItems: 1, maxItems: propertyBatchRows }),
  },
  { additionalProperties: false },
)
export type PropertyBatch = Static<typeof PropertyBatch>

export interface PropertyBatchAnswer {
  readonly created: number
  /** Rows that were not added: their place in `rows`, and a sentence by field. */
  readonly rejected: readonly { readonly row: number; readonly errors: Readonly<Record<string, string>> }[]
}

/** A way in which the running version connects properties. */
export interface OfferedMeans {
  readonly means: ConnectionMeans
}

/** Sub-properties that are deleted with a property, and the campaigns that post to it. */
export interface PropertyUses {
  readonly subProperties: number
  /** Campaigns with planned posts there. */
  readonly campaigns: readonly { readonly _id: string; readonly name: string; readonly planned: number }[]
}
