import { Type, type Static } from 'typebox'
import { CloudCapabilities } from './clouds.ts'
import { cloudNames } from '../core/cloud-names.ts'
import { AllowsHttp, Id, nullable, recordFields, text } from '../core/record.ts'
import { KeyTest, SecretView } from '../core/secret.ts'

const Cloud = Type.Enum(cloudNames)

const accountFields = {
  cloud: Cloud,
  label: text(80, 1),
  /** The cloud's capabilities list the fields an account needs and their labels. */
  accessKey: Type.Optional(text(256, 1)),
  secretKey: Type.Optional(text(1_000, 1)),
  apiToken: Type.Optional(text(1_000, 1)),
  /** The vendor's name or number for the account: a storage account, an account id, an owner. */
  accountName: Type.Optional(text(120)),
  /** URL at which the vendor serves the account's website, if it does not follow from the keys. */
  website: Type.Optional(text(300)),
  region: Type.Optional(text(80)),
  /** Base URL of the store, http or https; empty for the vendor's default. */
  endpoint: Type.Optional(text(300)),
  allowsHttp: AllowsHttp,
}

/** Tests the keys without saving; the response is a CloudAccountTest. */
const testAction = { action: Type.Optional(Type.Literal('test')) }

/** Cloud account as a user enters it; keys are sealed and never returned. */
export const CloudAccountData = Type.Object(accountFields, { additionalProperties: false })
export type CloudAccountData = Static<typeof CloudAccountData>

/** POST /cloud-settings-manager. */
export const CloudAccountCreate = Type.Object(
  { ...accountFields, ...testAction },
  { additionalProperties: false },
)
export type CloudAccountCreate = Static<typeof CloudAccountCreate>

/**
 * PATCH /cloud-settings-manager/:id. Absent keys keep their value; a test takes absent fields from the
 * record.
 */
export const CloudAccountPatch = Type.Object(
  { ...Type.Partial(Type.Object(accountFields)).properties, ...testAction },
  { additionalProperties: false },
)
export type CloudAccountPatch = Static<typeof CloudAccountPatch>

/** Result of testing the keys of an account; `message` is a sentence for the user. */
export interface CloudAccountTest {
  status: 'success' | 'error'
  message: string
}

export const CloudAccount = Type.Object({
  ...recordFields,
  cloud: Cloud,
  label: Type.String(),
  accessKey: SecretView,
  secretKey: SecretView,
  apiToken: SecretView,
  accountName: Type.String(),
  website: Type.String(),
  region: Type.String(),
  endpoint: Type.String(),
  /** Latest test of the stored keys; null if they were never tested. */
  lastTest: nullable(KeyTest),
})
export type CloudAccount = Static<typeof CloudAccount>

/** Object storage that contains buckets, at clouds that sell storages individually. */
export const ObjectStorage = Type.Object({ _id: Type.String(), name: Type.String(), region: Type.String() })
export type ObjectStorage = Static<typeof ObjectStorage>

/** A cloud in /cloud-settings, with the accounts a picker offers. */
export const CloudSetting = Type.Object({
  cloud: Cloud,
  /** Display name of the cloud. */
  name: Type.String(),
  capabilities: CloudCapabilities,
  accounts: Type.Array(
    Type.Object({
      _id: Id,
      label: Type.String(),
      objectStorages: Type.Array(ObjectStorage),
    }),
  ),
})
export type CloudSetting = Static<typeof CloudSetting>

export const Bucket = Type.Object({
  name: Type.String(),
  CreationDate: nullable(Type.String()),
  region: nullable(Type.String()),
  /** Entered by a user because the cloud's list did not contain it. */
  isAddedManually: Type.Optional(Type.Boolean()),
})
export type Bucket = Static<typeof Bucket>

declare module '../core/resources.ts' {
  interface Resources {
    'cloud-settings': { record: CloudSetting }
    'cloud-settings-manager': {
      record: CloudAccount
      create: CloudAccountCreate
      created: CloudAccount | CloudAccountTest
      update: CloudAccountData
      patch: CloudAccountPatch
      patched: CloudAccount | CloudAccountTest
    }
  }
}
