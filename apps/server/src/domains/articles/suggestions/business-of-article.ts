import type { AppContext } from '../../../platform/context.ts'
import { findConfirmedProfile, findNap, profileForTask } from '../../listings/index.ts'

/**
 * Returns the confirmed facts about the business that an article of the account was generated for; '' if it was written
 * without a listing.
 */
export const businessOfArticle = async (
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  articleId: string | null,
): Promise<string> => {
  if (articleId === null) return ''
  const generation = await db
    .selectFrom('generations')
    .select('napId')
    .where('articleId', '=', articleId)
    .where('accountId', '=', accountId)
    .where('napId', 'is not', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!generation) return ''
  const key = { napId: generation.napId, accountId }
  const [listing, profile] = await Promise.all([findNap(db, key), findConfirmedProfile(db, key)])
  return profileForTask(profile, listing, 'edit')
}
