import { Type, type Static } from 'typebox'
import { CloudCapabilities } from './clouds.ts'
import { cloudNames } from '../core/cloud-names.ts'
import { AllowsHttp, Id, nullable, recordFields, text } from '../core/record.ts'
import { SecretView } from '../core/secret.ts'

const Cloud = Type.Enum(cloudNames)

const accountFields = {
  cloud: Cloud,
  label: text(80, 1),
  /** Which of these an account needs, and under which name, is in its cloud's capabilities. */
  accessKey: Type.Optional(text(256, 1)),
  secretKey: Type.Optional(text(1_000, 1)),
  apiToken: Type.Optional(text(1_000, 1)),
  /** The vendor's own name or number of the account: a storage account, an account id, an owner. */
  accountName: Type.Optional(text(120)),
  /** Address at which the vendor serves the account's website, where keys do not tell it. */
  website: Type.Optional(text(300)),
  region: Type.Optional(text(80)),
  /** Base address of the store, http or https; empty for the vendor's own. */
  endpoint: Type.Optional(text(300)),
  allowsHttp: AllowsHttp,
}

/** Nothing is saved: the keys are tried, and the answer is a CloudAccountTest. */
const testAction = { action: Type.Optional(Type.Literal('test')) }

/** An account at a cloud, as a person enters it; keys are sealed and never answered. */
export const CloudAccountData = Type.Object(accountFields, { additionalProperties: false })
export type CloudAccountData = Static<typeof CloudAccountData>

/** POST /cloud-settings-manager. */
export const CloudAccountCreate = Type.Object(
  { ...accountFields, ...testAction },
  { additionalProperties: false },
)
export type CloudAccountCreate = Static<typeof CloudAccountCreate>

/** PATCH /cloud-settings-manager/:id. A key that is absent stays; a test takes what is absent from the record. */
export const CloudAccountPatch = Type.Object(
  { ...Type.Partial(Type.Object(accountFields)).properties, ...testAction },
  { additionalProperties: false },
)
export type CloudAccountPatch = Static<typeof CloudAccountPatch>

/** Result of testing an account's keys; `message` is a sentence for users. */
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
})
export type CloudAccount = Static<typeof CloudAccount>

/** Where buckets of an account can lie, at clouds that sell storages one by one. */
export const ObjectStorage = Type.Object({ _id: Type.String(), name: Type.String(), region: Type.String() })
export type ObjectStorage = Static<typeof ObjectStorage>

/** One cloud of /cloud-settings: the accounts a picker offers. */
export const CloudSetting = Type.Object({
  cloud: Cloud,
  /** Name of the cloud for people. */
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
  /** Typed in by a person; the cloud's list did not have it. */
  isAddedManually: Type.Optional(Type.Boolean()),
})
export type Bucket = Static<typeof Bucket>
