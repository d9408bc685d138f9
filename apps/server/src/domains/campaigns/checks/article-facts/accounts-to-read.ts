import { sql } from 'kysely'
import type { DueWork } from '../../../../platform/jobs/enqueue-due-work.ts'
import { readArticlesJob } from '../../jobs.ts'
import { isUnread } from './kept-facts.ts'

/** A check reads what was missed, so only recent changes are looked for. */
const recently = sql`now() - interval '10 minutes'`

/**
 * Accounts with campaigns that have unread articles: if an article changed recently, or the draft of a campaign did,
 * whose articles may be older than it.
 */
export const accountsToRead: DueWork<{ accountId: string }> = {
  job: readArticlesJob,
  due: ({ db }) =>
    db
      .selectFrom('campaigns as campaign')
      .select('campaign.accountId as id')
      .distinct()
      .where(
        sql<boolean>`exists (
            select from articles article
            where article.account_id = campaign.account_id and article.updated_at > ${recently} and ${isUnread}
          ) or campaign.status = 'draft' and campaign.updated_at > ${recently} and exists (
            select from articles article where article.account_id = campaign.account_id and ${isUnread}
          )`,
      ),
  payload: (accountId) => ({ accountId }),
}
