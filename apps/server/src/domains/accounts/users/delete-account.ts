import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { badInput, refused } from '../../../platform/errors.ts'
import { verifyPassword } from '../../../platform/auth/passwords.ts'
import { broadcastSessionsChanged } from '../../../platform/auth/end-sessions.ts'
import { countAttempt } from '../../../platform/rate-limits/rate-limit.ts'
import { requireAnotherAdmin } from './require-another-admin.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'

declare module '../../../platform/context.ts' {
  interface Contributions {
    /** Files of an account, which are outside the database. */
    readonly accountFiles: {
      /** Records which files an account has, before its rows are deleted. */
      readonly record: (transaction: Transaction<Database>, accountId: string, now: Date) => Promise<void>
      /** Removes the recorded files. What cannot be removed now is removed later. */
      readonly remove: (context: AppContext, accountId: string) => Promise<void>
    }
  }
}

const passwordsPerUser = { most: 10, seconds: 900 }
interface Asked {
  readonly accountId: string
  readonly userId: string
  /** The account's name, as typed for confirmation. */
  readonly name: string
  readonly password: string
}

const confirm = async ({ db }: AppContext, { accountId, userId, name, password }: Asked): Promise<void> => {
  const account = await db
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (name.trim() !== account.name.trim()) throw badInput({ name: `Type the account name: ${account.name}` })
  await countAttempt(db, { key: `password:user:${userId}`, ...passwordsPerUser })
  const user = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (!(await verifyPassword(password, user.passwordHash)))
    throw badInput({ password: 'This isn’t your current password' })
}

const requireOwner = async (
  transaction: Transaction<Database>,
  { accountId, userId }: Asked,
): Promise<void> => {
  const account = await transaction
    .selectFrom('accounts')
    .select('ownerId')
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (account?.ownerId !== userId)
    throw refused('Only the account owner can delete it. Ask them, or leave the account.')
}

/** Returns members who belong to no other account; they could no longer sign in. */
const membersOfNothingElse = async (transaction: Transaction<Database>, accountId: string) =>
  transaction
    .selectFrom('memberships as own')
    .innerJoin('users as user', 'user.id', 'own.userId')
    .select('user.id')
    .where('own.accountId', '=', accountId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('memberships as other')
            .select('other.id')
            .whereRef('other.userId', '=', 'own.userId')
            .where('other.accountId', '!=', accountId),
        ),
      ),
    )
    .execute()

/**
 * Deletes an account with its data and its members who belong to no other account; their sessions end
 * immediately. Throws 409 if the last admin would be deleted. Sites published to clouds stay online; files
 * are deleted later by `accountFiles.remove`.
 */
export const eraseAccount = async (
  { contributions, now }: Pick<AppContext, 'contributions' | 'now'>,
  transaction: Transaction<Database>,
  accountId: string,
): Promise<{ usersDeleted: number }> => {
  // the cascade may delete hundreds of thousands of rows
  await sql`set local statement_timeout = 0`.execute(transaction)
  const ids = (await membersOfNothingElse(transaction, accountId)).map(({ id }) => id)
  if (ids.length > 0)
    await requireAnotherAdmin(transaction, ids, 'Make another user an admin first, then delete the account.')
  const members = await transaction
    .selectFrom('memberships')
    .select('userId')
    .where('accountId', '=', accountId)
    .execute()
  await contributions.accountFiles.record(transaction, accountId, now())
  await transaction.deleteFrom('outbox').where('accountId', '=', accountId).execute()
  await transaction.deleteFrom('accounts').where('id', '=', accountId).execute()
  // after the account: a trigger protects log entries of existing accounts
  await transaction.deleteFrom('auditLog').where('accountId', '=', accountId).execute()
  if (ids.length > 0) await transaction.deleteFrom('users').where('id', 'in', ids).execute()
  for (const member of members) await broadcastSessionsChanged(transaction, member.userId)
  return { usersDeleted: ids.length }
}

/** Deletes an account for its owner. Throws 400 for the field if the typed name or the password is wrong. */
export const deleteAccount = async (context: AppContext, asked: Asked): Promise<void> => {
  const { db } = context
  const { accountId, userId } = asked
  await confirm(context, asked)
  await db.transaction().execute(async (transaction) => {
    await requireOwner(transaction, asked)
    const details = await eraseAccount(context, transaction, accountId)
    await recordAudit(transaction, { action: 'account-deleted', userId, accountId, details })
  })
  await context.contributions.accountFiles.remove(context, accountId)
}
