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
  /** Grows with every change of the secrets, so that two workers that refresh them notice each other. */
  secretsRevision: Generated<number>
  lastVerifiedAt: SetLater<string>
  lastPostAt: SetLater<string>
  /** Host and path without what two spellings of one address differ in; tells duplicates. */
  siteKey: Generated<string>
  /** Made by the database: secrets are kept. */
  connected: ColumnType<boolean, never, never>
  /** When its connection is looked at again; null while it is not verified. */
  nextCheckAt: SetLater<string>
  /** Since when its platform has not answered; null while it does. */
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
  /** What the platform calls it; does not change when its address does. */
  externalId: string
  name: Generated<string>
  url: string
  webUrl: string
  scrapeStatus: Generated<ScrapeStatus>
  /** Whether the connected user may upload images; null when the platform does not say. */
  takesImages: SetLater<boolean>
}

/** Parts of imports that were added, with what was answered. */
export interface PropertyBatchesTable {
  accountId: string
  importId: string
  batch: number
  answer: ColumnType<PropertyBatchAnswer, string, string>
  createdAt: Generated<string>
}

/** What a property is besides being verified. */
export interface PropertyBefore {
  readonly status: PropertyStatus
  readonly problemKind: ConnectionProblem | null
  readonly problem: string
}

/** One attempt to connect a property; at most one of a property is open. */
export interface VerificationsTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  propertyId: string
  status: ColumnType<VerificationState, VerificationState | undefined, VerificationState>
  step: ColumnType<VerificationStep | '', VerificationStep | '' | undefined, VerificationStep | ''>
  /** What the person is shown, as JSON. */
  ask: ColumnType<VerificationAsk | null, string | null | undefined, string | null>
  /** What the connector wants to find again when the answer is there; sealed, for it may hold secrets. */
  stateSealed: SetLater<string>
  /** SHA-256 of the secret part of the link that lets a guest answer. */
  linkHash: SetLater<string>
  tries: Generated<number>
  answerSealed: SetLater<string>
  expiresAt: SetLater<string>
  linkExpiresAt: SetLater<string>
  /** When a running one is to be taken up; while a worker has it, when that worker is taken for dead. */
  dueAt: SetLater<string>
  /** Turns begun since the last one that came to something. */
  attempts: Generated<number>
  problemKind: SetLater<ConnectionProblem>
  problem: Generated<string>
  subPropertyCount: Generated<number>
  /** The picture to look at, and the name it is served under. */
  picture: ColumnType<Buffer | null, Uint8Array | null | undefined, Uint8Array | null>
  pictureName: SetLater<string>
  /** What the property goes back to when this is cancelled. */
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
