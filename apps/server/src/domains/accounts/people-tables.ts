import type { ColumnType, Generated } from 'kysely'

export interface InvitationsTable {
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

export interface PasswordResetsTable {
  id: string
  userId: string
  createdAt: Generated<string>
  tokenHash: string
  expiresAt: string
  usedAt: ColumnType<string | null, string | null | undefined, string | null>
}

export interface PendingRegistrationsTable {
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

declare module '../../platform/db/database.ts' {
  interface Database {
    invitations: InvitationsTable
    passwordResets: PasswordResetsTable
    pendingRegistrations: PendingRegistrationsTable
  }
}
