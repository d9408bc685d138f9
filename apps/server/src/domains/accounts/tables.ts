import type { ColumnType } from 'kysely'
import type { KeyTest, StoredRole, TierType } from '@web2/contract/core'
import type { HintName, SettingKeyName, SettingService } from '@web2/contract/accounts'
import type { AiTask, TextGenerator } from '@web2/contract/ai'
import type { AsStored, Json, Row } from '../../platform/db/row.ts'

/**
 * An account's settings for external services, except its keys. An account without a row has the defaults.
 */
export type SettingsTable = Row<
  'settings',
  {
    defaultWriter: Json<TextGenerator>
    taskWriters: Json<Readonly<Partial<Record<AiTask, TextGenerator>>>>
    fallbackWriters: Json<readonly TextGenerator[]>
    /** The latest test of each service's stored keys. */
    serviceTests: Json<Readonly<Partial<Record<SettingService, KeyTest>>>>
  }
>

/** Keys for external services, one per row, sealed by secrets/seal.ts. */
export type SettingKeysTable = Row<'settingKeys', { name: SettingKeyName }>

type InvitationStatus = 'pending' | 'accepted' | 'revoked'

declare module '../../platform/db/database.ts' {
  interface Database {
    settings: SettingsTable
    settingKeys: SettingKeysTable
    /** Hints that a user has seen or dismissed. */
    seenHints: Row<'seenHints', { hint: HintName }>
    invitations: Row<
      'invitations',
      {
        /** SHA-256 of the secret in the mailed link. */
        tokenHash: AsStored
        status: InvitationStatus
      }
    >
    passwordResets: Row<'passwordResets'>
    pendingRegistrations: Row<
      'pendingRegistrations',
      {
        /** Lowercase. */
        email: AsStored
        /** SHA-256 of the secret in the mailed link; null until the mail is written. */
        tokenHash: AsStored
      }
    >
    /** Files of a deleted account that remain outside the database; `id` is the account's id. */
    accountRemovals: Row<
      'accountRemovals',
      {
        /** Folders of its sites on the built-in host. */
        siteFolders: AsStored
        pictures: Json<{ sha256: string; ending: string }[]>
      }
    >
    /** Accounts: the tenants that own articles, sites, keys, usage and a tier. */
    accounts: Row<
      'accounts',
      {
        /** The user who registered it; null once that user is deleted. */
        ownerId: AsStored
        tier: TierType
      }
    >
    users: Row<
      'users',
      {
        /** 'admin' or empty; rights within an account come from the membership. */
        role: AsStored
        /** False if deactivated, which ends all sessions. */
        isActive: AsStored
      }
    >
    memberships: Row<'memberships', { roles: StoredRole[] }>
    /** One session of one browser; its id is the token's `jti`. */
    loginSessions: Row<
      'loginSessions',
      {
        /** The account the user currently works in. */
        accountId: AsStored
        /** The admin's session that opened this one for impersonation. */
        openedBy: ColumnType<string | null, string | null | undefined, never>
      }
    >
    /** The second factor of a user; it is required once `confirmedAt` is set. */
    twoFactor: Row<
      'twoFactor',
      {
        /** The time step of the last accepted code, so that no code is accepted twice. */
        lastStep: AsStored
      }
    >
    rateLimits: Row<'rateLimits'>
    auditLog: Row<'auditLog'>
  }
}
