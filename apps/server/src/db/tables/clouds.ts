import type { CloudName } from '@web2/contract'
import type { Generated } from 'kysely'

/** Accounts at clouds; the keys are envelopes of secrets/seal.ts. */
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
  region: Generated<string>
  endpoint: Generated<string>
}
