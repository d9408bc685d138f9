import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Voids all of the user's password reset links. */
export const voidResets = async (db: Kysely<Database>, userId: string, now: Date): Promise<void> => {
  await db
    .updateTable('passwordResets')
    .set({ usedAt: now.toISOString() })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .execute()
}
