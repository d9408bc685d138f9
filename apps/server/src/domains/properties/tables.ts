import type { ColumnType, GeneratedAlways } from 'kysely'
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
import type { AsStored, Json, Row } from '../../platform/db/row.ts'

export type PropertiesTable = Row<
  'properties',
  {
    propertyType: PropertyType
    means: ConnectionMeans
    status: PropertyStatus
    nextStep: VerificationStep | ''
    problemKind: ConnectionProblem
    /** Incremented with every change of the secrets, so that workers detect a concurrent refresh. */
    secretsRevision: AsStored
    /** Normalized host and path, for finding duplicates. */
    siteKey: AsStored
    /** True if secrets are stored. */
    connected: GeneratedAlways<boolean>
    /** Time of the next check; null while it is not verified. */
    nextCheckAt: AsStored
    /** Start of the outage; null while its platform responds. */
    unreachableSince: AsStored
  }
>

export type SubPropertiesTable = Row<
  'subProperties',
  {
    propertyType: PropertyType
    /** Id at the platform, which remains when the URL changes. */
    externalId: AsStored
    scrapeStatus: ScrapeStatus
    /** True if the connected user may upload images; null if the platform doesn't say. */
    takesImages: AsStored
  }
>

/** Status of a property before a verification. */
export interface PropertyBefore {
  readonly status: PropertyStatus
  readonly problemKind: ConnectionProblem | null
  readonly problem: string
}

/** Attempts to connect properties; at most one per property is open. */
export type VerificationsTable = Row<
  'verifications',
  {
    status: VerificationState
    step: VerificationStep | ''
    /** Question for the user, as JSON. */
    ask: Json<VerificationAsk>
    /** The connector's memory for the answer; sealed, because it may contain secrets. */
    stateSealed: AsStored
    /** SHA-256 of the secret in the link with which a guest may answer. */
    linkHash: AsStored
    /** Due time of a running one; while it is claimed, the end of the lease. */
    dueAt: AsStored
    /** Steps started since the last one with a result. */
    attempts: AsStored
    /** When a step that failed is repeated; in the past once it was. */
    retryAt: AsStored
    problemKind: ConnectionProblem
    /** Image to look at, and the name under which it is served. */
    picture: ColumnType<Buffer | null, Uint8Array | null | undefined, Uint8Array | null>
    /** Status that the property gets back after a cancellation. */
    propertyBefore: Json<PropertyBefore>
  }
>

declare module '../../platform/db/database.ts' {
  interface Database {
    properties: PropertiesTable
    /** Added parts of imports, with the stored results. */
    propertyBatches: Row<'propertyBatches', { answer: Json<PropertyBatchAnswer> }>
    subProperties: SubPropertiesTable
    verifications: VerificationsTable
  }
}
