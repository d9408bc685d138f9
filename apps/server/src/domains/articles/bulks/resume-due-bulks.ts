import { generationRunKind } from '@web2/contract/articles'
import { sql } from 'kysely'
import type { AppContext, Contributions } from '../../../platform/context.ts'
import { isPublicError } from '../../../platform/errors.ts'
import { lockBulk, writeBulk } from './bulk-view.ts'
import { resumeBulk } from './change-bulk.ts'

/** Bulks per sweep; the rest follows with the next one. */
const atOnce = 50

/**
 * Resumes bulks that were paused by the account's monthly AI limit, once the month has ended or the limit was changed. One
 * that has reached its own spending limit by then waits for a user.
 */
export const resumeDueBulks = async (context: AppContext): Promise<void> => {
  const { db, now } = context
  const due = await db
    .selectFrom('articleBulks')
    .select(['id', 'accountId'])
    .where('resumesAt', '<=', now().toISOString())
    .orderBy('resumesAt')
    .limit(atOnce)
    .execute()
  for (const bulk of due)
    await db.transaction().execute(async (transaction) => {
      const locked = await lockBulk(transaction, bulk)
      if (!locked?.resumesAt) return
      if (locked.status !== 'paused') {
        await writeBulk(transaction, locked, { resumesAt: null })
        return
      }
      try {
        await resumeBulk(context, transaction, locked, locked.createdBy)
      } catch (error) {
        if (!isPublicError(error)) throw error
        await writeBulk(transaction, locked, { resumesAt: null, message: error.message })
      }
    })
}

/** Lets bulks and articles that wait for the monthly AI limit try again; the next sweep finds them due. */
export const resumeAfterLimit: Contributions['resumeAfterLimit'] = async (
  transaction,
  { accountId, until, now },
) => {
  await sql`
    update article_bulks set resumes_at = ${now.toISOString()}
    where account_id = ${accountId} and resumes_at is not null`.execute(transaction)
  await sql`
    update run_items set due_at = ${now.toISOString()} where id in (
      select item.id from run_items item join runs run on run.id = item.run_id
      where run.account_id = ${accountId} and run.kind = ${generationRunKind} and run.status in ('queued', 'running')
        and item.status = 'planned' and item.due_at = ${until.toISOString()}
      order by item.id for update of item
    )`.execute(transaction)
}
