import { sql, type Transaction } from 'kysely'
import { defaultTier, type Registration, type StoredRole, type TierType } from '@web2/contract/core'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { publicDatabaseError } from '../../../platform/db/adapter/database-errors.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { hashPassword } from '../../../platform/auth/passwords.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { keepRegistration, type Registrant } from '../users/pending-registrations.ts'

/** Arbitrary lock id; registrations take this lock, so that exactly one of them is the first. */
const registrationLock = 7_302_027

const emailTaken = {
  users_email_key: { field: 'email', message: 'An account with this email already exists. Sign in instead?' },
}

export interface Start {
  readonly tier: TierType
  readonly isActive: boolean
  readonly role: string
  readonly roles: StoredRole[]
}

/** The first account of an installation is the admin's. */
const firstStart: Start = { tier: defaultTier, isActive: true, role: 'admin', roles: ['lc:admin'] }

/** Later accounts await activation, with the default tier. */
export const laterStart: Start = {
  tier: defaultTier,
  isActive: false,
  role: '',
  roles: ['lc:inactive-new-signup'],
}

/** Inserts a user, the account they own, and their membership. */
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

/** Maps a duplicate email address to a 409 for the field. */
export const userInsertError = (error: unknown): unknown => publicDatabaseError({ unique: emailTaken }, error)

/**
 * Registers a user with their own account. If mail is configured, only the first user is registered directly;
 * others are mailed a link and the result is undefined. Without mail, throws 409 for the field if the email
 * address is taken.
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
