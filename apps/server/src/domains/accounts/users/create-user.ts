import type { UserCreate } from '@web2/contract/accounts'
import type { AppContext } from '../../../platform/context.ts'
import { newLinkSecret } from '../../../platform/secrets/link-secret.ts'
import { hashPassword } from '../../../platform/auth/passwords.ts'
import { queueMail } from '../../notifications/index.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { insertUser, userInsertError } from '../sign-in/register-user.ts'
import { openReset } from './reset-password.ts'

/** Days a new user has to choose a password; after that, “Forgot your password?” does the same. */
const daysOpen = 7

/** Creates a user with their own account for an admin. The user sets a password by a mailed link. */
export const createUser = async (
  context: Pick<AppContext, 'config' | 'db' | 'jobs' | 'now'>,
  adminId: string,
  { name, email, role, tier, isActive }: UserCreate,
): Promise<{ userId: string; accountId: string }> => {
  const { config, db, now } = context
  // a random password that is never shown, so no one can sign in with it
  const passwordHash = await hashPassword(newLinkSecret())
  const start = { tier, isActive, role: role === 'lc:admin' ? 'admin' : '', roles: [role] }
  return db
    .transaction()
    .execute(async (transaction) => {
      const made = await insertUser(transaction, { name, email, passwordHash }, start)
      const until = new Date(now().getTime() + daysOpen * 24 * 3_600_000)
      const secret = await openReset(transaction, made.userId, until)
      await queueMail(transaction, context, {
        to: email.toLowerCase(),
        content: {
          subject: 'Your Web 2 Manager account is ready',
          paragraphs: [`Hello ${name},`, 'An account was created for you. Choose a password to get started.'],
          button: { label: 'Choose password', url: `${config.publicUrl}/reset-password?token=${secret}` },
          note: `The link works once, within ${daysOpen} days.`,
        },
      })
      const details = { by: adminId, roles: start.roles, tier, isActive }
      await recordAudit(transaction, { action: 'user-created', ...made, details })
      return made
    })
    .catch((error: unknown) => {
      throw userInsertError(error)
    })
}
