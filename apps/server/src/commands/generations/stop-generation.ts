import type { Transaction } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { writeArticleJob } from '../../jobs/write-article/write-article.job.ts'
import { changeRun } from '../runs/change-run.ts'

/** Asks for the writing to end, in a transaction of the caller's: texts that are being written keep what they have. */
export const stopGeneration = async (
  { jobs }: Pick<AppContext, 'jobs'>,
  transaction: Transaction<Database>,
  run: { readonly id: string; readonly accountId: string; readonly createdAt: string },
): Promise<void> => {
  // what waits for its time is looked at now; items before their run, as those do who end them
  await transaction
    .updateTable('runItems')
    .set({ dueAt: run.createdAt })
    .where('runId', '=', run.id)
    .where('status', '=', 'planned')
    .execute()
  await changeRun(transaction, run, { cancelRequested: true, message: 'Being stopped' })
  await jobs.enqueue(transaction, writeArticleJob, { runId: run.id }, { singletonKey: run.id })
}
