import type { ColumnType, Generated } from 'kysely'
import type {
  ConnectionMeans,
  ConnectionProblem,
  PropertyBatchAnswer,
  PropertyStatus,
  PropertyType,
  ScrapeStatus,
  VerificationAsk,
  VerificationState,
  VerificationStep,
} from '@web2/contract/properties'

type SetLater<T> = ColumnType<T | null, T | null | undefined, T | null>

export interface PropertiesTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  propertyType: PropertyType
  means: ConnectionMeans
  name: Generated<string>
  url: string
  username: Generated<string>
  status: Generated<PropertyStatus>
  nextStep: ColumnType<VerificationStep | '', VerificationStep | '' | undefined, VerificationStep | ''>
  problemKind: SetLater<ConnectionProblem>
  problem: Generated<string>
  secretsSealed: SetLater<string>
  /** Incremented with every change of the secrets, so that workers detect a concurrent refresh. */
  secretsRevision: Generated<number>
  lastVerifiedAt: SetLater<string>
  lastPostAt: SetLater<string>
  /** Normalized host and path, for finding duplicates. */
  siteKey: Generated<string>
  /** Generated column: secrets are stored. */
  connected: ColumnType<boolean, never, never>
  /** Time of the next check; null while it is not verified. */
  nextCheckAt: SetLater<string>
  /** Start of the outage; null while its platform responds. */
  unreachableSince: SetLater<string>
}

export interface SubPropertiesTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  propertyId: string
  propertyType: PropertyType
  /** Id at the platform, which remains when the URL changes. */
  externalId: string
  name: Generated<string>
  url: string
  webUrl: string
  scrapeStatus: Generated<ScrapeStatus>
  /** True if the connected user may upload images; null if the platform doesn't say. */
  takesImages: SetLater<boolean>
}

/** Added parts of imports, with the stored results. */
interface PropertyBatchesTable {
  accountId: string
  importId: string
  batch: number
  answer: ColumnType<PropertyBatchAnswer, string, string>
  createdAt: Generated<string>
}

/** Status of a property before a verification. */
export interface PropertyBefore {
  readonly status: PropertyStatus
  readonly problemKind: ConnectionProblem | null
  readonly problem: string
}

/** Attempts to connect properties; at most one per property is open. */
export interface VerificationsTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  propertyId: string
  status: ColumnType<VerificationState, VerificationState | undefined, VerificationState>
  step: ColumnType<VerificationStep | '', VerificationStep | '' | undefined, VerificationStep | ''>
  /** Question for the user, as JSON. */
  ask: ColumnType<VerificationAsk | null, string | null | undefined, string | null>
  /** The connector's memory for the answer; sealed, because it may contain secrets. */
  stateSealed: SetLater<string>
  /** SHA-256 of the secret in the link with which a guest may answer. */
  linkHash: SetLater<string>
  tries: Generated<number>
  answerSealed: SetLater<string>
  expiresAt: SetLater<string>
  linkExpiresAt: SetLater<string>
  /** Due time of a running one; while it is claimed, the end of the lease. */
  dueAt: SetLater<string>
  /** Steps started since the last one with a result. */
  attempts: Generated<number>
  problemKind: SetLater<ConnectionProblem>
  problem: Generated<string>
  subPropertyCount: Generated<number>
  /** Image to look at, and the name under which it is served. */
  picture: ColumnType<Buffer | null, Uint8Array | null | undefined, Uint8Array | null>
  pictureName: SetLater<string>
  /** Status that the property gets back after a cancellation. */
  propertyBefore: ColumnType<PropertyBefore, string | undefined, string>
}

declare module '../../platform/db/database.ts' {
  interface Database {
    properties: PropertiesTable
    propertyBatches: PropertyBatchesTable
    subProperties: SubPropertiesTable
    verifications: VerificationsTable
  }
}
