import { sql, type Transaction } from 'kysely'
import { defaultTier, type Registration, type StoredRole, type TierType } from '@web2/contract/core'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { publicDatabaseError } from '../../../platform/db/adapter/database-errors.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { hashPassword } from '../../../platform/auth/passwords.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { keepRegistration, type Registrant } from '../users/pending-registrations.ts'

/** Any fixed number; registrations queue on it, so that exactly one of them is the first. */
const registrationLock = 7_302_027

const emailTaken = {
  users_email_key: { field: 'email', message: 'There is a user with this email address already.' },
}

export interface Start {
  readonly tier: TierType
  readonly isActive: boolean
  readonly role: string
  readonly roles: StoredRole[]
}

/** The first account of an installation is the admin's. */
const firstStart: Start = { tier: defaultTier, isActive: true, role: 'admin', roles: ['lc:admin'] }

/** Later accounts wait for activation. All have the default tier. */
export const laterStart: Start = {
  tier: defaultTier,
  isActive: false,
  role: '',
  roles: ['lc:inactive-new-signup'],
}

/** A user, the account that is theirs, and their place in it. */
export const insertUser = async (
  transaction: Transaction<Database>,
  { name, email, passwordHash }: Registrant,
  start: Start,
): Promise<{ userId: string; accountId: string }> => {
  const userId = uuidV7()
  const accountId = uuidV7()
  await transaction
    .insertInto('users')
    .values({
      id: userId,
      name,
      email: email.toLowerCase(),
      imageUrl: null,
      role: start.role,
      passwordHash,
      createdBy: null,
    })
    .execute()
  await transaction
    .insertInto('accounts')
    .values({ id: accountId, name, tier: start.tier, isActive: start.isActive, ownerId: userId })
    .execute()
  await transaction
    .insertInto('memberships')
    .values({ id: uuidV7(), accountId, userId, roles: start.roles })
    .execute()
  return { userId, accountId }
}

/** A taken address is a 409 at its field. */
export const userInsertError = (error: unknown): unknown => publicDatabaseError({ unique: emailTaken }, error)

/**
 * Registers somebody with an account of their own. Where mail is sent, only the first of an installation is registered at
 * once; the others are mailed a link that opens their account, and the answer is undefined. Without mail a taken address is
 * a 409 at its field.
 */
export const registerUser = async (
  context: Pick<AppContext, 'config' | 'db' | 'jobs' | 'now'>,
  { name, email, password }: Registration,
): Promise<{ userId: string; accountId: string } | undefined> => {
  const { config, db } = context
  const passwordHash = await hashPassword(password)
  return db
    .transaction()
    .execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${registrationLock})`.execute(transaction)
      const someone = await transaction.selectFrom('users').select('id').limit(1).executeTakeFirst()
      if (someone && config.mail) {
        await keepRegistration(transaction, context, { name, email, passwordHash })
        return undefined
      }
      const start = someone ? laterStart : firstStart
      const made = await insertUser(transaction, { name, email, passwordHash }, start)
      const details = { roles: start.roles }
      await recordAudit(transaction, { action: 'registered', ...made, details })
      return made
    })
    .catch((error: unknown) => {
      throw userInsertError(error)
    })
}
