import type { ColumnType, Generated } from 'kysely'
import type { StoredRole, TierType } from '@web2/contract/core'

/** Accounts: the tenants that own articles, sites, keys, usage and a tier. */
export interface AccountsTable {
  id: string
  name: string
  /** The user who registered it; null once that user is deleted. */
  ownerId: ColumnType<string | null, string | null | undefined, string | null>
  tier: Generated<TierType>
  isActive: Generated<boolean>
  createdAt: Generated<string>
  updatedAt: Generated<string>
}

export interface UsersTable {
  id: string
  name: string
  email: string
  imageUrl: string | null
  /** 'admin' or empty; rights within an account come from the membership. */
  role: Generated<string>
  passwordHash: string
  /** False if deactivated, which ends all sessions. */
  isActive: Generated<boolean>
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
}

export interface MembershipsTable {
  id: string
  accountId: string
  userId: string
  roles: StoredRole[]
  createdAt: Generated<string>
  updatedAt: Generated<string>
}

/** One session of one browser; its id is the token's `jti`. */
export interface LoginSessionsTable {
  id: string
  userId: string
  /** The account the user currently works in. */
  accountId: string
  userAgent: Generated<string>
  createdAt: Generated<string>
  expiresAt: string
  revokedAt: string | null
  /** The admin's session that opened this one for impersonation. */
  openedBy: ColumnType<string | null, string | null | undefined, never>
}

/** The second factor of a user; it is required once `confirmedAt` is set. */
export interface TwoFactorTable {
  userId: string
  secretSealed: string
  createdAt: Generated<string>
  confirmedAt: ColumnType<string | null, string | null | undefined, string | null>
  /** The time step of the last accepted code, so that no code is accepted twice. */
  lastStep: Generated<number>
  recoveryHashes: Generated<string[]>
}

export interface RateLimitsTable {
  key: string
  hits: number
  resetsAt: string
}

export interface AuditLogTable {
  id: Generated<number>
  at: Generated<string>
  action: string
  userId: string | null
  accountId: string | null
  details: Generated<unknown>
}

declare module '../../platform/db/database.ts' {
  interface Database {
    accounts: AccountsTable
    users: UsersTable
    memberships: MembershipsTable
    loginSessions: LoginSessionsTable
    twoFactor: TwoFactorTable
    rateLimits: RateLimitsTable
    auditLog: AuditLogTable
  }
}
