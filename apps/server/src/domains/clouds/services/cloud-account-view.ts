import type { CloudAccount } from '@web2/contract/clouds'
import type { Selectable } from 'kysely'
import type { CloudAccountsTable } from '../tables.ts'

/** Returns a cloud account as in the API: for each key only whether it is set, and its last characters. */
export const cloudAccountView = (row: Selectable<CloudAccountsTable>): CloudAccount => ({
  _id: row.id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  createdBy: row.createdBy,
  cloud: row.cloud,
  label: row.label,
  accessKey: { set: row.accessKeySealed !== '', last4: row.accessKeyLast4 },
  secretKey: { set: row.secretKeySealed !== '', last4: row.secretKeyLast4 },
  apiToken: { set: row.apiTokenSealed !== '', last4: row.apiTokenLast4 },
  accountName: row.accountName,
  website: row.website,
  region: row.region,
  endpoint: row.endpoint,
})
