import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { createAddressLimit } from '../../../platform/rate-limits/address-limit.ts'
import { countAttempt, undoAttempt, clearAttempts } from '../../../platform/rate-limits/rate-limit.ts'
import type { SignIn } from './sign-in.ts'

/** Failed tries in a window of 15 minutes. */
const seconds = 900
/** For one account, by one address or by one browser that the account knows. */
const own = { most: 10, seconds }
/** For one account, from everywhere. */
const ofAccount = { most: 100, seconds }
/** A check takes some 20 ms of a processor: an address that failed too often gets two a second, and waits for ten at most. */
const ofAddress = createAddressLimit({
  name: 'login:address',
  most: 100,
  seconds,
  lane: { pace: 500, most: 20 },
  forgivesSuccess: true,
})

interface Trier {
  /** The account that is tried, whether there is one or not. */
  readonly email: string
  readonly address: string
  /** Of a browser that signed in to this account before. */
  readonly browserId: string | undefined
}

const accountKey = (email: string) => `login:account:${email.toLowerCase()}`
/** A blank is in no address, so that one account's keys are no beginning of another's. */
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
  // what the first limit refuses does not count here: one address alone closes no account
  if (account !== undefined) await countAttempt(db, { key: account, ...ofAccount })
  const made = await attempt()
  // somebody with the password may not clear the count of wrong codes by leaving the code out
  await (made.kind === 'signed-in' ? clearAttempts(db, key) : undoAttempt(db, key))
  if (account !== undefined) await undoAttempt(db, account)
  return made
}

/**
 * Lets a sign-in be tried within bounds that nobody can use up for somebody else: account and address together, the
 * account from everywhere (a browser that it knows is counted by itself), and for an address that failed too often a
 * slow lane instead of a refusal. 429 with the wait beyond them, for right passwords too.
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

/** Forgets all failed tries for an account: its user has shown who they are, and has a new password. */
export const forgiveSignIns = async (db: Kysely<Database>, email: string): Promise<void> => {
  await db
    .deleteFrom('rateLimits')
    .where((where) =>
      where.or([where('key', '=', accountKey(email)), sql<boolean>`starts_with(key, ${pairKeys(email)})`]),
    )
    .execute()
}
