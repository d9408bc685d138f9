import type { ObjectStorage } from '@web2/contract/clouds'
import type { CloudName, KeyTest } from '@web2/contract/core'
import type { AsStored, Json, Row } from '../../platform/db/row.ts'

/** Accounts at clouds. Keys are sealed by secrets/seal.ts, or empty if the cloud doesn't use them. */
export type CloudAccountsTable = Row<
  'cloudAccounts',
  {
    cloud: CloudName
    /** The cloud's latest list, and when it was fetched. */
    objectStorages: Json<ObjectStorage[]>
    /** The latest test of the stored keys. */
    lastTest: Json<KeyTest>
  }
>

declare module '../../platform/db/database.ts' {
  interface Database {
    /** One file of a site on the built-in host whose contents are in a bucket. */
    hostedFiles: Row<
      'hostedFiles',
      {
        /** The site's folder on the host. */
        folder: AsStored
        /** Path in the site's folder, URL-decoded. */
        path: AsStored
        /** SHA-256 of the content in lowercase hex; its name in the bucket. */
        sha256: AsStored
      }
    >
    cloudAccounts: CloudAccountsTable
  }
}
