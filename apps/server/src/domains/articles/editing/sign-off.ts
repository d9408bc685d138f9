import type { ArticleProvenance } from '@web2/contract/articles'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

type SignOff = Pick<ArticleProvenance, 'reviewedBy' | 'reviewedAt' | 'reviewedRevision'>

/** Returns a sign-off of the revision under the user's current name; an empty one without a user. */
export const signedOff = async (
  transaction: Kysely<Database>,
  userId: string | null,
  revision: number,
): Promise<SignOff> => {
  if (userId === null) return { reviewedBy: null, reviewedAt: null, reviewedRevision: null }
  const { name, now } = await transaction
    .selectFrom('users')
    .select(['name', sql<string>`now()`.as('now')])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    reviewedBy: { _id: userId, name },
    reviewedAt: new Date(now).toISOString(),
    reviewedRevision: revision,
  }
}
