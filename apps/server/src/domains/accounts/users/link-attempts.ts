import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { linkSecretHash } from '../../../platform/secrets/link-secret.ts'
import { countAttempt, type RateLimit } from '../../../platform/rate-limits/rate-limit.ts'

interface LinkTry {
  /** What the link is for: 'invitation'. */
  readonly name: string
  readonly secret: string
  readonly isGood: boolean
  readonly address: string
}

/**
 * Counts a try of a mailed link: a good one by itself, any other against the address it is tried from. So nobody uses
 * up the tries of a link that they do not hold. 429 with the wait when there were too many.
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
