import type { LinkCheck, LinkCheckCreate } from '@web2/contract/links'
import type { AppContext } from '../../platform/context.ts'
import { checkLinksJob } from './jobs.ts'
import { countAttempt } from '../../platform/rate-limits/rate-limit.ts'
import { allowAgain } from '../../platform/jobs/attempt.ts'
import { checkedPage } from './check-links.ts'
import { indexPublishedLinks } from './collect-links.ts'
import { neverChecked } from './never-checked.ts'

/** Requested checks per account, so that this server can't be used to flood others. */
const allowance = { most: 30, seconds: 3_600 }

/**
 * Makes all or some of an account's links due now, after collecting the latest published ones. Links that are
 * never checked are left out.
 */
export const requestCheck = async (
  context: Pick<AppContext, 'db' | 'now' | 'jobs'>,
  accountId: string,
  { ids }: LinkCheckCreate,
): Promise<LinkCheck> => {
  const { db, now, jobs } = context
  await countAttempt(db, { key: `check-links:${accountId}`, ...allowance })
  await indexPublishedLinks(context)
  return db.transaction().execute(async (transaction) => {
    await allowAgain(transaction, { kind: checkedPage, accountId })
    const { numUpdatedRows } = await transaction
      .updateTable('postLinks')
      .set({ nextCheckAt: now().toISOString() })
      .where('accountId', '=', accountId)
      .where('nextCheckAt', '<', neverChecked)
      .$if(ids !== undefined, (update) => update.where('id', 'in', ids ?? []))
      .executeTakeFirst()
    const waiting = Number(numUpdatedRows)
    if (waiting > 0)
      await jobs.enqueue(transaction, checkLinksJob, { accountId }, { singletonKey: accountId })
    return { waiting }
  })
}
