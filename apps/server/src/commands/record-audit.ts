import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'

export type AuditAction =
  | 'registered'
  | 'user-created'
  | 'user-deleted'
  | 'signed-in'
  | 'sign-in-refused'
  | 'signed-out'
  | 'password-changed'
  | 'password-reset-asked'
  | 'password-reset'
  | 'member-invited'
  | 'invitation-revoked'
  | 'invitation-accepted'
  | 'roles-changed'
  | 'user-activated'
  | 'user-deactivated'
  | 'account-changed'
  | 'account-switched'
  | 'keys-changed'
  | 'property-removed'
  | 'token-created'
  | 'token-revoked'
  | 'data-exported'
  | 'account-deleted'
  | 'campaign-approved'

/** One line of the log of who did what; append-only, never with a secret. */
export const recordAudit = async (
  db: Kysely<Database>,
  entry: {
    readonly action: AuditAction
    readonly userId: string | null
    readonly accountId?: string | null
    readonly details?: Readonly<Record<string, unknown>>
  },
): Promise<void> => {
  await db
    .insertInto('auditLog')
    .values({
      action: entry.action,
      userId: entry.userId,
      accountId: entry.accountId ?? null,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute()
}
