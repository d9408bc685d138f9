import type { ObjectStorage } from '@web2/contract/clouds'
import type { CloudName } from '@web2/contract/core'
import type { ColumnType, Generated } from 'kysely'

/** One file of a site on the built-in host whose contents are in a bucket. */
interface HostedFilesTable {
  /** The site's folder on the host. */
  folder: string
  /** Path in the site's folder, URL-decoded. */
  path: string
  /** SHA-256 of the content in lowercase hex; its name in the bucket. */
  sha256: string
  bytes: number
}

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
    hostedFiles: HostedFilesTable
    cloudAccounts: CloudAccountsTable
  }
}
