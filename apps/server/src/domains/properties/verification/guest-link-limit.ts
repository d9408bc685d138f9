import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { notFoundBecause } from '../../../platform/errors.ts'
import { countAttempt } from '../../../platform/rate-limits/rate-limit.ts'

/** Links that one address may try in vain. */
const wrongLinks = { most: 20, seconds: 600 }

/** The refusal of a link that is not good: 404, and 429 for whoever tries one after the other. */
export const notFoundLink = async (db: Kysely<Database>, address: string) => {
  await countAttempt(db, { key: `otp-link:ip:${address}`, ...wrongLinks })
  return notFoundBecause(
    'This link is not good any more: it was used, it has expired, or it was replaced. Ask whoever sent it for a new one.',
  )
}
