import type { OpenRegistration } from '@web2/contract/accounts'
import type { Kysely } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { badInput, notFound } from '../../../platform/errors.ts'
import { linkSecretHash } from '../../../platform/secrets/link-secret.ts'
import { verifyDummyPassword, verifyPassword } from '../../../platform/auth/passwords.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { insertUser, laterStart, userInsertError } from '../sign-in/register-user.ts'

const pendingBy = (db: Kysely<Database>, token: string, now: Date) =>
  db
    .selectFrom('pendingRegistrations')
    .select(['id', 'name', 'email', 'passwordHash'])
    .where('tokenHash', '=', linkSecretHash(token))
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()

/**
 * Returns the registration as the link's holder sees it; undefined if it was confirmed or has expired.
 * Changes nothing.
 */
export const maybeRegistration = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  token: string,
): Promise<OpenRegistration | undefined> => {
  const pending = await pendingBy(db, token, now())
  return pending && { name: pending.name, email: pending.email }
}

/**
 * Turns the registration into an account, once, and voids others of its address. The password proves that the
 * link was opened by the person who registered; otherwise a stranger's password would secure the account.
 * Throws 400 for a wrong password, 404 for an expired link, 409 if the address is taken by now.
 */
export const confirmRegistration = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<{ email: string }> => {
  const pending = await pendingBy(db, token, now())
  const isRight = pending
    ? await verifyPassword(password, pending.passwordHash)
    : await verifyDummyPassword(password)
  if (!pending) throw notFound('link')
  if (!isRight) throw badInput({ password: 'This isn’t the password you signed up with' })
  const { id, name, email, passwordHash } = pending
  return db
    .transaction()
    .execute(async (transaction) => {
      const ended = await transaction
        .deleteFrom('pendingRegistrations')
        .where('email', '=', email)
        .returning('id')
        .execute()
      if (!ended.some((each) => each.id === id)) throw notFound('link')
      const made = await insertUser(transaction, { name, email, passwordHash }, laterStart)
      await recordAudit(transaction, { action: 'registered', ...made, details: { roles: laterStart.roles } })
      return { email }
    })
    .catch((error: unknown) => {
      throw userInsertError(error)
    })
}
