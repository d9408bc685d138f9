import type { AccessScope } from '@web2/contract/core'
import type { Generated } from 'kysely'

/** Access tokens for scripts; only the SHA-256 of a token is stored. */
export interface AccessTokensTable {
  id: string
  accountId: string
  /** User whose permissions it has. */
  createdBy: string
  createdAt: Generated<string>
  updatedAt: Generated<string>
  name: string
  scopes: AccessScope[]
  tokenHash: string
  last4: string
  expiresAt: string | null
  lastUsedAt: string | null
}
