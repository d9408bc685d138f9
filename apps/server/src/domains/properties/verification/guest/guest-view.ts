import { verificationLimits, type GuestVerification } from '@web2/contract/properties'
import type { AppContext } from '../../../../platform/context.ts'
import { notFoundLink } from './guest-link-limit.ts'
import { verificationOfLink } from './guest-link.ts'

/** Returns what the holder of a link sees. Throws 404 for an invalid link, 429 after many. */
export const guestView = async (
  context: Pick<AppContext, 'db' | 'now'>,
  secret: string,
  address: string,
): Promise<GuestVerification> => {
  const { db } = context
  const row = await verificationOfLink(context, db, secret)
  if (!row) throw await notFoundLink(db, address)
  const { propertyType, name, url, username } = await db
    .selectFrom('properties')
    .select(['propertyType', 'name', 'url', 'username'])
    .where('id', '=', row.propertyId)
    .executeTakeFirstOrThrow()
  return {
    status: row.status,
    propertyType,
    name,
    url,
    username,
    ask: row.ask,
    triesLeft: verificationLimits.tries - row.tries,
    expiresAt: row.expiresAt,
    problem: row.problem,
    subPropertyCount: row.subPropertyCount,
  }
}
