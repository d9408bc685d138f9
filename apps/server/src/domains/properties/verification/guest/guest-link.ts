import { requireAccountRow } from '../../../../platform/db/account-row.ts'
import { verificationLimits, type VerificationLink } from '@web2/contract/properties'
import type { Kysely } from 'kysely'
import type { AppContext } from '../../../../platform/context.ts'
import type { Database } from '../../../../platform/db/database.ts'
import { refused } from '../../../../platform/errors.ts'
import { linkSecretHash, newLinkSecret } from '../../../../platform/secrets/link-secret.ts'
import { verificationColumns, type VerificationRow } from '../verification-view.ts'

const secretShape = /^[\w-]{43}$/

/** Creates a link for an open question; the previous link becomes invalid. */
export const makeGuestLink = async (
  { config, db, now }: Pick<AppContext, 'config' | 'db' | 'now'>,
  accountId: string,
  id: string,
): Promise<VerificationLink> => {
  const secret = newLinkSecret()
  const expiresAt = new Date(now().getTime() + verificationLimits.linkKept).toISOString()
  const found = await db
    .updateTable('verifications')
    .set({ linkHash: linkSecretHash(secret), linkExpiresAt: expiresAt })
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .where('status', 'in', ['running', 'waiting'])
    .returning('id')
    .executeTakeFirst()
  if (found) return { link: `${config.publicUrl}/get-otp/${secret}`, expiresAt }
  await requireAccountRow(db, 'verifications', { id, accountId }, 'verification', { columns: ['id'] })
  throw refused('This verification has ended, so there is nothing to answer.')
}

/** Returns the verification of an unexpired link's secret. */
export const verificationOfLink = async (
  { now }: Pick<AppContext, 'now'>,
  db: Kysely<Database>,
  secret: string,
): Promise<VerificationRow | undefined> =>
  secretShape.test(secret)
    ? db
        .selectFrom('verifications')
        .select(verificationColumns)
        .where('linkHash', '=', linkSecretHash(secret))
        .where('linkExpiresAt', '>', now().toISOString())
        .executeTakeFirst()
    : undefined
