import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { countAttempt, type RateLimit } from './rate-limit.ts'

interface MailboxLimit {
  /** Of the buckets: 'reset'. */
  readonly name: string
  /** Mails to one mailbox that one address may ask for, and everybody together. */
  readonly byAddress: Omit<RateLimit, 'key'>
  readonly byAll: Omit<RateLimit, 'key'>
}

/** Counts a mail that a guest asks for, so that nobody's mailbox is filled through us. 429 with the wait beyond the limits. */
export const countMailTo = async (
  db: Kysely<Database>,
  { email, address }: { readonly email: string; readonly address: string },
  { name, byAddress, byAll }: MailboxLimit,
): Promise<void> => {
  const mailbox = email.toLowerCase()
  await countAttempt(db, { key: `${name}:pair:${mailbox} ${address}`, ...byAddress })
  await countAttempt(db, { key: `${name}:email:${mailbox}`, ...byAll })
}
