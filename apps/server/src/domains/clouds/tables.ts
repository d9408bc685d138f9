import type { ObjectStorage } from '@web2/contract/clouds'
import type { CloudName } from '@web2/contract/core'
import type { ColumnType, Generated } from 'kysely'

/** Accounts at clouds; the keys are envelopes of secrets/seal.ts, or empty where the cloud has no such key. */
export interface CloudAccountsTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  cloud: CloudName
  label: string
  accessKeySealed: string
  accessKeyLast4: string
  secretKeySealed: string
  secretKeyLast4: string
  apiTokenSealed: Generated<string>
  apiTokenLast4: Generated<string>
  accountName: Generated<string>
  website: Generated<string>
  region: Generated<string>
  endpoint: Generated<string>
  /** What the cloud listed when it was last asked, and when that was. */
  objectStorages: ColumnType<ObjectStorage[], string | undefined, string>
  storagesAt: string | null
}
