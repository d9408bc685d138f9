import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { notFound } from '../../../platform/errors.ts'
import { linkSecretHash, newLinkSecret } from '../../../platform/secrets/link-secret.ts'
import { hashPassword } from '../../../platform/auth/passwords.ts'
import { askResetJob } from '../jobs.ts'
import { revokeTokensOf } from '../access-tokens/manage-access-tokens.ts'
import { endSessionsOf } from '../../../platform/auth/end-sessions.ts'
import { queueMail } from '../../notifications/index.ts'
import { forgiveSignIns } from '../sign-in/sign-in-limits.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { voidResets } from './void-resets.ts'

/** Minutes for which the mailed link is valid. */
const minutesOpen = 60

/** Creates a reset link that sets the user's password once, and returns its secret. */
export const openReset = async (
  transaction: Transaction<Database>,
  userId: string,
  until: Date,
): Promise<string> => {
  const secret = newLinkSecret()
  await transaction
    .insertInto('passwordResets')
    .values({
      id: uuidV7(),
      userId,
      tokenHash: linkSecretHash(secret),
      expiresAt: until.toISOString(),
    })
    .execute()
  return secret
}

/**
 * Requests a reset link for the user of this address, if there is one. The caller always waits for a single
 * queue entry, so the response and its timing don't reveal whether the user exists.
 */
export const requestPasswordReset = (
  { db, jobs }: Pick<AppContext, 'db' | 'jobs'>,
  email: string,
): Promise<void> =>
  db.transaction().execute((transaction) => jobs.enqueue(transaction, askResetJob, { email }))

/** Mails a reset link to the user of this address; does nothing if there is none. */
export const mailReset = async (
  context: Pick<AppContext, 'config' | 'db' | 'jobs' | 'now'>,
  email: string,
): Promise<void> => {
  const { config, db, now } = context
  await db.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select(['id', 'email'])
      .where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
      .where('isActive', '=', true)
      .executeTakeFirst()
    if (!user) return
    const until = new Date(now().getTime() + minutesOpen * 60_000)
    const secret = await openReset(transaction, user.id, until)
    await queueMail(transaction, context, {
      to: user.email,
      content: {
        subject: 'Reset your password',
        paragraphs: ['We received a request to reset your password.'],
        button: { label: 'Reset password', url: `${config.publicUrl}/reset-password?token=${secret}` },
        note: `The link works once, within ${minutesOpen} minutes. If this wasn’t you, you can ignore this email. Your password stays the same.`,
      },
    })
    await recordAudit(transaction, { action: 'password-reset-asked', userId: user.id })
  })
}

const openResetBy = (db: Kysely<Database>, token: string, now: Date) =>
  db
    .selectFrom('passwordResets as reset')
    .innerJoin('users as user', 'user.id', 'reset.userId')
    .select(['reset.userId', 'user.email'])
    .where('reset.tokenHash', '=', linkSecretHash(token))
    .where('reset.usedAt', 'is', null)
    .where('reset.expiresAt', '>', now.toISOString())
    .where('user.isActive', '=', true)

/** Checks whether the link with this secret is still valid. */
export const isOpenReset = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  token: string,
): Promise<boolean> => (await openResetBy(db, token, now()).executeTakeFirst()) !== undefined

/**
 * Redeems the link once: sets the new password, ends all sessions and access tokens, and voids the user's
 * other links.
 */
export const resetPassword = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<{ userId: string; email: string }> => {
  const passwordHash = await hashPassword(password)
  return db.transaction().execute(async (transaction) => {
    const reset = await openResetBy(transaction, token, now()).forUpdate().executeTakeFirst()
    if (!reset) throw notFound('link')
    const { userId, email } = reset
    await voidResets(transaction, userId, now())
    await transaction.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute()
    await endSessionsOf(transaction, userId, now())
    await revokeTokensOf(transaction, { userId, by: userId })
    await forgiveSignIns(transaction, email)
    await recordAudit(transaction, { action: 'password-reset', userId })
    return { userId, email }
  })
}
