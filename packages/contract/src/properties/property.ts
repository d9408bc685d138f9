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

/** Property: a blog or site of the account on a third-party platform. Its secrets are never returned. */
export const Property = Type.Object({
  ...recordFields,
  propertyType: Type.Enum(propertyTypes),
  means: Type.Enum(connectionMeans),
  name: Type.String(),
  url: Type.String(),
  username: Type.String(),
  status: Type.Enum(propertyStatuses),
  /** Step that the verification waits for; empty if none. */
  nextStep: Type.Union([Type.Enum(verificationSteps), Type.Literal('')]),
  problemKind: nullable(Type.Enum(connectionProblems)),
  /**
   * The problem and its solution as a sentence; empty if there is none. A verified property has one while its
   * platform does not respond.
   */
  problem: Type.String(),
  /** When a platform that did not respond is tried again; null if it is not. */
  nextTryAt: nullable(Timestamp),
  /** Secrets are stored for it. */
  connected: Type.Boolean(),
  lastVerifiedAt: nullable(Timestamp),
  lastPostAt: nullable(Timestamp),
  /** Number of sub-properties found. */
  subPropertyCount: Type.Integer(),
  /** Campaign posts since the first of the month (UTC). */
  postsThisMonth: Type.Integer(),
})
export type Property = Static<typeof Property>

/** Keyed by the names in `connectionFields`. */
const Secrets = Type.Record(Type.String({ pattern: '^[a-zA-Z]{1,40}$' }), text(2_000))

export const PropertyData = Type.Object(
  {
    propertyType: Type.Enum(propertyTypes),
    /** By default the first method in `meansOf` of its type. */
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

/** Secrets that are not named keep their value; new ones must be verified. */
export const PropertyPatch = Type.Object(
  {
    means: Type.Optional(Type.Enum(connectionMeans)),
    name: Type.Optional(text(200)),
    url: Type.Optional(text(2_000, 1)),
    username: Type.Optional(text(200)),
    secrets: Type.Optional(Secrets),
    allowsHttp: AllowsHttp,
    /** Checks soon whether the connection works. */
    check: Type.Optional(Type.Literal(true)),
  },
  { additionalProperties: false },
)
export type PropertyPatch = Static<typeof PropertyPatch>

/** Row of a bulk import. */
export const PropertyRow = Type.Object(
  {
    propertyType: Type.Enum(propertyTypes),
    url: text(2_000, 1),
    name: Type.Optional(text(200)),
    username: Type.Optional(text(200)),
    /** WordPress application password. */
    password: Type.Optional(text(200)),
  },
  { additionalProperties: false },
)
export type PropertyRow = Static<typeof PropertyRow>

/** Rows per call of /properties-bulk-generator. */
export const propertyBatchRows = 200

/** Part of an import; resending it after a lost response adds nothing twice. */
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
  /** Rows that were not added: index in `rows`, and one sentence per field. */
  readonly rejected: readonly { readonly row: number; readonly errors: Readonly<Record<string, string>> }[]
}

/** Connection method supported by the running version. */
export interface OfferedMeans {
  readonly means: ConnectionMeans
}

/** Records affected by deleting a property. */
export interface PropertyUses {
  readonly subProperties: number
  /** Campaigns that still have posts planned there. */
  readonly campaigns: readonly { readonly _id: string; readonly name: string; readonly planned: number }[]
}

declare module '../core/resources.ts' {
  interface Resources {
    properties: { record: Property; create: PropertyData; update: PropertyData; patch: PropertyPatch }
    'properties-bulk-generator': { create: PropertyBatch; created: PropertyBatchAnswer }
    'property-means': { record: OfferedMeans }
    'property-uses': { found: PropertyUses }
  }
}
