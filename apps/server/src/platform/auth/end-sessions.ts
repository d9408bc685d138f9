import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database.ts'

/** NOTIFY channel for ended or changed sessions; the payload is the id of a session or user. */
export const sessionChannel = 'sessions'

/** Makes every instance reload the sessions of this id once the transaction has committed. */
export const broadcastSessionsChanged = async (db: Kysely<Database>, id: string): Promise<void> => {
  await sql`select pg_notify(${sessionChannel}, ${id})`.execute(db)
}

/** Ends one session. */
export const endSession = async (db: Kysely<Database>, sessionId: string, now: Date): Promise<void> => {
  await db
    .updateTable('loginSessions')
    .set({ revokedAt: now.toISOString() })
    .where('id', '=', sessionId)
    .where('revokedAt', 'is', null)
    .execute()
  await broadcastSessionsChanged(db, sessionId)
}

/** Ends all sessions of a user except the given one. */
export const endSessionsOf = async (
  db: Kysely<Database>,
  userId: string,
  now: Date,
  options: { readonly except?: string } = {},
): Promise<void> => {
  await db
    .updateTable('loginSessions')
    .set({ revokedAt: now.toISOString() })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .$if(options.except !== undefined, (query) => query.where('id', '!=', options.except ?? ''))
    .execute()
  await broadcastSessionsChanged(db, userId)
}

/** Ends the sessions of a user in one account. */
export const endSessionsIn = async (
  db: Kysely<Database>,
  { userId, accountId }: { readonly userId: string; readonly accountId: string },
  now: Date,
): Promise<void> => {
  await db
    .updateTable('loginSessions')
    .set({ revokedAt: now.toISOString() })
    .where('userId', '=', userId)
    .where('accountId', '=', accountId)
    .where('revokedAt', 'is', null)
    .execute()
  await broadcastSessionsChanged(db, userId)
}
