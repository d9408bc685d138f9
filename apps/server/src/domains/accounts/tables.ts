import type { ColumnType, Generated } from 'kysely'
import type { StoredRole, TierType } from '@web2/contract/core'
import type { HintName, SettingKeyName } from '@web2/contract/accounts'
import type { TextGenerator } from '@web2/contract/ai'

/**
 * An account's settings for external services, except its keys. An account without a row has the defaults.
 */
export interface SettingsTable {
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  compatibleBaseUrl: Generated<string>
  compatibleLabel: Generated<string>
  midjourneyGateway: Generated<string>
  defaultWriter: ColumnType<TextGenerator | null, string | null | undefined, string | null>
}

/** Keys for external services, one per row, sealed by secrets/seal.ts. */
export interface SettingKeysTable {
  accountId: string
  name: SettingKeyName
  createdBy: string | null
  updatedAt: Generated<string>
  keySealed: string
  keyLast4: string
}

/** Hints that a user has seen or dismissed. */
interface SeenHintsTable {
  userId: string
  hint: HintName
  seenAt: Generated<string>
}

interface InvitationsTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  email: string
  name: Generated<string>
  /** SHA-256 of the secret in the mailed link. */
  tokenHash: string
  sentAt: string
  expiresAt: string
  status: ColumnType<InvitationStatus, InvitationStatus | undefined, InvitationStatus>
  acceptedBy: ColumnType<string | null, string | null | undefined, string | null>
}

type InvitationStatus = 'pending' | 'accepted' | 'revoked'

interface PasswordResetsTable {
  id: string
  userId: string
  createdAt: Generated<string>
  tokenHash: string
  expiresAt: string
  usedAt: ColumnType<string | null, string | null | undefined, string | null>
}

interface PendingRegistrationsTable {
  id: string
  createdAt: Generated<string>
  name: string
  /** Lowercase. */
  email: string
  passwordHash: string
  /** SHA-256 of the secret in the mailed link; null until the mail is written. */
  tokenHash: ColumnType<string | null, string | null | undefined, string | null>
  expiresAt: string
}

/** Files of a deleted account that remain outside the database; `id` is the account's id. */
interface AccountRemovalsTable {
  id: string
  removedAt: string
  /** Folders of its sites on the built-in host. */
  siteFolders: string[]
  pictures: ColumnType<{ sha256: string; ending: string }[], string, string>
}

/** Accounts: the tenants that own articles, sites, keys, usage and a tier. */
interface AccountsTable {
  id: string
  name: string
  /** The user who registered it; null once that user is deleted. */
  ownerId: ColumnType<string | null, string | null | undefined, string | null>
  tier: Generated<TierType>
  isActive: Generated<boolean>
  createdAt: Generated<string>
  updatedAt: Generated<string>
}

interface UsersTable {
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

interface MembershipsTable {
  id: string
  accountId: string
  userId: string
  roles: StoredRole[]
  createdAt: Generated<string>
  updatedAt: Generated<string>
}

/** One session of one browser; its id is the token's `jti`. */
interface LoginSessionsTable {
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
interface TwoFactorTable {
  userId: string
  secretSealed: string
  createdAt: Generated<string>
  confirmedAt: ColumnType<string | null, string | null | undefined, string | null>
  /** The time step of the last accepted code, so that no code is accepted twice. */
  lastStep: Generated<number>
  recoveryHashes: Generated<string[]>
}

interface RateLimitsTable {
  key: string
  hits: number
  resetsAt: string
}

interface AuditLogTable {
  id: Generated<number>
  at: Generated<string>
  action: string
  userId: string | null
  accountId: string | null
  details: Generated<unknown>
}

declare module '../../platform/db/database.ts' {
  interface Database {
    settings: SettingsTable
    settingKeys: SettingKeysTable
    seenHints: SeenHintsTable
    invitations: InvitationsTable
    passwordResets: PasswordResetsTable
    pendingRegistrations: PendingRegistrationsTable
    accountRemovals: AccountRemovalsTable
    accounts: AccountsTable
    users: UsersTable
    memberships: MembershipsTable
    loginSessions: LoginSessionsTable
    twoFactor: TwoFactorTable
    rateLimits: RateLimitsTable
    auditLog: AuditLogTable
  }
}
