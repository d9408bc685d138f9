import { bulkRunKind } from '@web2/contract'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { writeBulkJob } from '../../jobs/write-bulk/write-bulk.job.ts'
import { runAtWork, startRun } from '../runs/start-run.ts'
import type { BulkRow } from './bulk-view.ts'

/** Has a worker look at a bulk that is at work; many wake-ups within the same moment are one. */
export const wakeBulk = async (
  { jobs }: Pick<AppContext, 'jobs'>,
  transaction: Transaction<Database>,
  bulkId: string,
): Promise<void> => {
  const runId = await runAtWork(transaction, bulkRunKind, bulkId)
  if (runId !== undefined) await jobs.enqueue(transaction, writeBulkJob, { runId }, { singletonKey: runId })
}

/** Sees to it that somebody works on the bulk, in a transaction of the caller's. */
export const workOnBulk = async (
  context: Pick<AppContext, 'jobs' | 'now'>,
  transaction: Transaction<Database>,
  { id, accountId, name, total }: Pick<BulkRow, 'id' | 'accountId' | 'name' | 'total'>,
  userId: string | null,
): Promise<void> => {
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
  await wakeBulk(context, transaction, id)
}
