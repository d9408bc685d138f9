import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { linkSecretHash } from '../../../platform/secrets/link-secret.ts'
import { countAttempt, type RateLimit } from '../../../platform/rate-limits/rate-limit.ts'

interface LinkTry {
  /** The purpose of the link, e.g. 'invitation'. */
  readonly name: string
  readonly secret: string
  readonly isGood: boolean
  readonly address: string
}

/**
 * Counts an attempt with a mailed link, for a valid one per link, for others per IP address. So no one can
 * exhaust the attempts of another user's link. Throws 429 with the wait beyond the limit.
 */
export const countLinkTry = (
  db: Kysely<Database>,
  { name, secret, isGood, address }: LinkTry,
  limit: Omit<RateLimit, 'key'>,
): Promise<void> =>
  countAttempt(db, {
    key: isGood ? `${name}:link:${linkSecretHash(secret)}` : `${name}:address:${address}`,
    ...limit,
  })
