import { indexPublishedLinks } from './collect-links.ts'
import type { AppContext } from '../../platform/context.ts'
import { checkLinksJob } from './jobs.ts'

/** Collects the links of new publications and enqueues a job for every account with due links. */
export const wakeDueLinks = async (context: AppContext): Promise<void> => {
  const { db, jobs, now } = context
  await indexPublishedLinks(context)
  const due = await db
    .selectFrom('postLinks')
    .select('accountId')
    .distinct()
    .where('nextCheckAt', '<=', now().toISOString())
    .limit(200)
    .execute()
  for (const { accountId } of due)
    await db
      .transaction()
      .execute((transaction) =>
        jobs.enqueue(transaction, checkLinksJob, { accountId }, { singletonKey: accountId }),
      )
}
