import type { Kysely } from 'kysely'
import type { AuditAction } from '@web2/contract/core'
import type { Database } from '../db/database.ts'
import { actingAdmin } from './acting-admin.ts'

/**
 * Adds an entry to the append-only audit log, which never contains secrets. An impersonating admin is named
 * in it.
 */
export const recordAudit = async (
  db: Kysely<Database>,
  entry: {
    readonly action: AuditAction
    readonly userId: string | null
    readonly accountId?: string | null
    readonly details?: Readonly<Record<string, unknown>>
  },
): Promise<void> => {
  const by = actingAdmin()
  await db
    .insertInto('auditLog')
    .values({
      action: entry.action,
      userId: entry.userId,
      accountId: entry.accountId ?? null,
      details: JSON.stringify({ ...entry.details, ...(by !== undefined && { by }) }),
    })
    .execute()
}
