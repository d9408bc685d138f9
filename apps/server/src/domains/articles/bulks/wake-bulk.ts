import { bulkRunKind } from '@web2/contract/articles'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { writeBulkJob } from '../write-bulk.job.ts'
import { lockActiveRun, startRun } from '../../../platform/runs/start-run.ts'
import type { BulkRow } from './bulk-view.ts'

/**
 * Sees to it that somebody works on the bulk, in a transaction of the caller's; many wake-ups within the same moment
 * are one.
 */
export const enqueueBulk = async (
  context: Pick<AppContext, 'jobs' | 'now'>,
  transaction: Transaction<Database>,
  { id, accountId, name, total }: Pick<BulkRow, 'id' | 'accountId' | 'name' | 'total'>,
  userId: string | null,
): Promise<void> => {
  // whoever closes it counts after this transaction
  let run = await lockActiveRun(transaction, bulkRunKind, id)
  while (!run) {
    // its rows are its items: a page of them is read at a time
    await startRun(transaction, {
      accountId,
      userId,
      kind: bulkRunKind,
      subjectId: id,
      message: `Writing “${name}”`,
      steps: [],
      total,
      now: context.now(),
    })
    run = await lockActiveRun(transaction, bulkRunKind, id)
  }
  await context.jobs.enqueue(transaction, writeBulkJob, { runId: run.id }, { singletonKey: run.id })
}
