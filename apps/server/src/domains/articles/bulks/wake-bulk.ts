import { bulkRunKind } from '@web2/contract/articles'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { writeBulkJob } from '../jobs.ts'
import { lockActiveRun, startRun } from '../../../platform/runs/start-run.ts'
import type { BulkRow } from './bulk-view.ts'

/**
 * Ensures that a worker processes the bulk, within the caller's transaction. Wake-ups in quick succession are
 * merged.
 */
export const enqueueBulk = async (
  context: Pick<AppContext, 'jobs' | 'now'>,
  transaction: Transaction<Database>,
  { id, accountId, name, total }: Pick<BulkRow, 'id' | 'accountId' | 'name' | 'total'>,
  userId: string | null,
): Promise<void> => {
  // a worker that closes the run recounts after this transaction
  let run = await lockActiveRun(transaction, bulkRunKind, id)
  while (!run) {
    // no steps are stored, because the bulk's rows serve as such and are read in pages
    await startRun(transaction, {
      accountId,
      userId,
      kind: bulkRunKind,
      subjectId: id,
      message: `Running “${name}”`,
      steps: [],
      total,
      now: context.now(),
    })
    run = await lockActiveRun(transaction, bulkRunKind, id)
  }
  await context.jobs.enqueue(transaction, writeBulkJob, { runId: run.id }, { singletonKey: run.id })
}
