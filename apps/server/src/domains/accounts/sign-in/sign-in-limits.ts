import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { createAddressLimit } from '../../../platform/rate-limits/address-limit.ts'
import { countAttempt, undoAttempt, clearAttempts } from '../../../platform/rate-limits/rate-limit.ts'
import type { SignIn } from './sign-in.ts'

/** Window for failed attempts: 15 minutes. */
const seconds = 900
/** For one account, from one IP address or from one browser known to the account. */
const own = { most: 10, seconds }
/** For one account, from all IP addresses. */
const ofAccount = { most: 100, seconds }
/**
 * Limits an IP address that failed too often to two attempts per second, with at most 10 s of waiting. A
 * check costs about 20 ms of CPU.
 */
const ofAddress = createAddressLimit({
  name: 'login:address',
  most: 100,
  seconds,
  lane: { pace: 500, most: 20 },
  forgivesSuccess: true,
})

interface Trier {
  /** The email address entered, whether or not it has an account. */
  readonly email: string
  readonly address: string
  /** Set if the browser signed in to this account before. */
  readonly browserId: string | undefined
}

const accountKey = (email: string) => `login:account:${email.toLowerCase()}`
/**
 * Ends with a space, which no email address contains, so that no account's keys are a prefix of another's.
 */
const pairKeys = (email: string) => `login:pair:${email.toLowerCase()} `

interface Keys {
  readonly own: string
  readonly account?: string
}

const counted = async (
  db: Kysely<Database>,
  { own: key, account }: Keys,
  attempt: () => Promise<SignIn>,
): Promise<SignIn> => {
  await countAttempt(db, { key, ...own })
  // counted only after the first limit passes, so that a single IP address can't block the account
  if (account !== undefined) await countAttempt(db, { key: account, ...ofAccount })
  const made = await attempt()
  // a right password without a code must not reset the count of wrong codes
  await (made.kind === 'signed-in' ? clearAttempts(db, key) : undoAttempt(db, key))
  if (account !== undefined) await undoAttempt(db, account)
  return made
}

/**
 * Runs a sign-in attempt within limits that an attacker can't exhaust for the user: per account and IP
 * address, and per account in total. Known browsers count separately; IP addresses that fail too often are
 * slowed down. Throws 429 with the wait beyond the limits, even for a right password.
 */
export const withinSignInLimits = (
  db: Kysely<Database>,
  { email, address, browserId }: Trier,
  attempt: () => Promise<SignIn>,
): Promise<SignIn> => {
  if (browserId !== undefined) return counted(db, { own: `login:browser:${browserId}` }, attempt)
  const keys = { own: `${pairKeys(email)}${address}`, account: accountKey(email) }
  return ofAddress(db, address, () => counted(db, keys, attempt))
}

/**
 * Clears all failed attempts for an account, after its user has proven their identity and set a new password.
 */
export const forgiveSignIns = async (db: Kysely<Database>, email: string): Promise<void> => {
  await db
    .deleteFrom('rateLimits')
    .where((where) =>
      where.or([where('key', '=', accountKey(email)), sql<boolean>`starts_with(key, ${pairKeys(email)})`]),
    )
    .execute()
}
