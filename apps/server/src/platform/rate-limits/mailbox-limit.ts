import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { countAttempt, type RateLimit } from './rate-limit.ts'

interface MailboxLimit {
  /** Prefix of the buckets: 'reset'. */
  readonly name: string
  /** Emails to one mailbox that one address, and all together, may request. */
  readonly byAddress: Omit<RateLimit, 'key'>
  readonly byAll: Omit<RateLimit, 'key'>
}

/**
 * Counts an email that a guest requests, so that no one can flood a mailbox. Throws 429 with the wait above
 * the limits.
 */
export const countMailTo = async (
  db: Kysely<Database>,
  { email, address }: { readonly email: string; readonly address: string },
  { name, byAddress, byAll }: MailboxLimit,
): Promise<void> => {
  const mailbox = email.toLowerCase()
  await countAttempt(db, { key: `${name}:pair:${mailbox} ${address}`, ...byAddress })
  await countAttempt(db, { key: `${name}:email:${mailbox}`, ...byAll })
}
