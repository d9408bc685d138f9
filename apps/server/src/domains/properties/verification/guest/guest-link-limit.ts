import type { Kysely } from 'kysely'
import type { Database } from '../../../../platform/db/database.ts'
import { notFoundBecause } from '../../../../platform/errors.ts'
import { countAttempt } from '../../../../platform/rate-limits/rate-limit.ts'

/** Invalid links per IP address. */
const wrongLinks = { most: 20, seconds: 600 }

/** Returns the error for an invalid link: 404, or 429 after many. */
export const notFoundLink = async (db: Kysely<Database>, address: string) => {
  await countAttempt(db, { key: `otp-link:ip:${address}`, ...wrongLinks })
  return notFoundBecause(
    'This link has expired, was already used or was replaced. Ask the sender for a new one.',
  )
}
