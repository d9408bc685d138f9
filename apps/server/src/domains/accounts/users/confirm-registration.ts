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

/** What the holder of a link sees of the registration; undefined when it was confirmed or is too old. Changes nothing. */
export const maybeRegistration = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  token: string,
): Promise<OpenRegistration | undefined> => {
  const pending = await pendingBy(db, token, now())
  return pending && { name: pending.name, email: pending.email }
}

/**
 * Makes the registration an account, once; others of its address are void. The password shows that the link was opened by
 * who registered, and not by somebody whose address was given by a stranger: that account would have the stranger's
 * password. A wrong password is a 400 at its field; a link that is over, a 404; an address taken meanwhile, a 409.
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
  if (!isRight) throw badInput({ password: 'This is not the password you signed up with' })
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
