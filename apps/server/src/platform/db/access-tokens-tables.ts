import type { AccessScope } from '@web2/contract/core'
import type { Generated } from 'kysely'

/** Tokens for scripts; of the token itself only its SHA-256 is kept. */
export interface AccessTokensTable {
  id: string
  accountId: string
  /** Whose rights it has. */
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
