import { registrationHours } from '@web2/contract/accounts'
import { appTitle } from '@web2/contract/core'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { mailRegistrationJob } from '../jobs.ts'
import { linkSecretHash, newLinkSecret } from '../../../platform/secrets/link-secret.ts'
import { queueMail, type LetterContent } from '../../notifications/index.ts'

type MailContext = Pick<AppContext, 'config' | 'jobs' | 'now'>

export interface Registrant {
  readonly name: string
  readonly email: string
  readonly passwordHash: string
}

const openUntil = (now: Date): string => new Date(now.getTime() + registrationHours * 3_600_000).toISOString()

/**
 * Stores a registration until its mailed link is opened. The caller always waits for one row and one queue
 * entry. So neither the response nor its timing reveals whether a user has this address.
 */
export const keepRegistration = async (
  transaction: Transaction<Database>,
  { jobs, now }: MailContext,
  { name, email, passwordHash }: Registrant,
): Promise<void> => {
  const registrationId = uuidV7()
  await transaction
    .insertInto('pendingRegistrations')
    .values({
      id: registrationId,
      name,
      email: email.toLowerCase(),
      passwordHash,
      expiresAt: openUntil(now()),
    })
    .execute()
  await jobs.enqueue(transaction, mailRegistrationJob, { registrationId })
}

/** Omits the name, because a stranger could otherwise use it to send text to someone else's address. */
const confirmation = (publicUrl: string, secret: string): LetterContent => ({
  subject: `Confirm your ${appTitle} account`,
  paragraphs: ['Confirm your email address to finish creating your account.'],
  button: { label: 'Confirm email address', url: `${publicUrl}/confirm-registration?token=${secret}` },
  note: `The link works once, within ${registrationHours} hours. If you didn’t sign up, you can ignore this email: no account is created.`,
})

const accountExists = (publicUrl: string): LetterContent => ({
  subject: `You already have a ${appTitle} account`,
  paragraphs: [
    'Someone, probably you, tried to sign up with this email address. You already have an account, so no new one was created.',
    `Forgot your password? Reset it here: ${publicUrl}/forgot-password`,
  ],
  button: { label: 'Sign in', url: `${publicUrl}/login` },
  note: 'If this wasn’t you, you can ignore this email. Your account and password have not changed.',
})

/**
 * Mails a registration's link. If the address already has an account, mails that instead and ends the
 * registration. Does nothing if the registration is gone or was mailed.
 */
export const mailRegistration = async (
  context: MailContext & Pick<AppContext, 'db'>,
  registrationId: string,
): Promise<void> => {
  const { config, db, now } = context
  await db.transaction().execute(async (transaction) => {
    const pending = await transaction
      .selectFrom('pendingRegistrations')
      .select('email')
      .where('id', '=', registrationId)
      .where('tokenHash', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!pending) return
    const { email } = pending
    const user = await transaction
      .selectFrom('users')
      .select('id')
      .where((where) => where(where.fn<string>('lower', ['email']), '=', email))
      .executeTakeFirst()
    if (user) {
      await transaction.deleteFrom('pendingRegistrations').where('id', '=', registrationId).execute()
      await queueMail(transaction, context, { to: email, content: accountExists(config.publicUrl) })
      return
    }
    const secret = newLinkSecret()
    await transaction
      .updateTable('pendingRegistrations')
      .set({ tokenHash: linkSecretHash(secret), expiresAt: openUntil(now()) })
      .where('id', '=', registrationId)
      .execute()
    await queueMail(transaction, context, {
      to: email,
      content: confirmation(config.publicUrl, secret),
    })
  })
}
