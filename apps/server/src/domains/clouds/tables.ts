import type { ObjectStorage } from '@web2/contract/clouds'
import type { CloudName } from '@web2/contract/core'
import type { ColumnType, Generated } from 'kysely'

/** Accounts at clouds. Keys are sealed by secrets/seal.ts, or empty if the cloud doesn't use them. */
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
  /** The cloud's latest list, and when it was fetched. */
  objectStorages: ColumnType<ObjectStorage[], string | undefined, string>
  storagesAt: string | null
}

declare module '../../platform/db/database.ts' {
  interface Database {
    cloudAccounts: CloudAccountsTable
  }
}
