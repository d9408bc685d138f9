import type { AppContext } from '../../../platform/context.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { importItem } from '../../feeds/index.ts'

/**
 * Creates drafts from a feed's items that have none yet, oldest first. Does nothing for a feed of another
 * account.
 */
export const importFeedItems = async (
  context: Pick<AppContext, 'db' | 'now'>,
  owner: Pick<Caller, 'accountId' | 'userId'>,
  feedId: string,
): Promise<void> => {
  const items = await context.db
    .selectFrom('rssArticles')
    .select('id')
    .where('accountId', '=', owner.accountId)
    .where('feedId', '=', feedId)
    .where('articleId', 'is', null)
    .orderBy('publishedAt')
    .execute()
  for (const { id } of items) await importItem(context, owner, id)
}
