import type { ColumnType, Generated } from 'kysely'
import type { StoredRole, TierType } from '@web2/contract/core'

/** The tenant: what articles, sites, keys, usage and tier belong to. */
export interface AccountsTable {
  id: string
  name: string
  /** Who registered it; null once that user is gone. */
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
  /** 'admin' or empty; what a user may do in an account is in the membership. */
  role: Generated<string>
  passwordHash: string
  /** False: deactivated, every session ends. */
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

/** One sign-in of one browser; its id is the token's `jti`. */
export interface LoginSessionsTable {
  id: string
  userId: string
  /** The account the user works in at present. */
  accountId: string
  userAgent: Generated<string>
  createdAt: Generated<string>
  expiresAt: string
  revokedAt: string | null
  /** The admin's session that opened this one, to work as its user. */
  openedBy: ColumnType<string | null, string | null | undefined, never>
}

/** What a sign-in asks beside the password, once `confirmedAt` is set. */
export interface TwoFactorTable {
  userId: string
  secretSealed: string
  createdAt: Generated<string>
  confirmedAt: ColumnType<string | null, string | null | undefined, string | null>
  /** The time step of the newest code that was taken: no code is taken twice. */
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
