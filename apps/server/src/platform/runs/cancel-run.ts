import type { AppContext } from '../context.ts'
import { findAccountRow, requireAccountRow, type AccountRowKey } from '../db/account-row.ts'
import { changeRun } from './change-run.ts'
import type { RunRow } from './run-lifecycle.ts'

/**
 * Asks for a run of the account to be cancelled and wakes a worker for it: a publication, a generation, an import. Its
 * waiting steps become due, so that the worker ends them now. A run that has ended stays as it ended. Returns the run;
 * throws 404 if there is none.
 */
export const cancelRun = async (
  { db, jobs, contributions }: Pick<AppContext, 'db' | 'jobs' | 'contributions'>,
  key: AccountRowKey,
): Promise<RunRow> => {
  const run = await requireAccountRow(db, 'runs', key, 'run')
  if (run.status === 'queued' || run.status === 'running') {
    const runId = run.id
    await changeRun(db, run, { cancelRequested: true, message: 'Being canceled' })
    await db
      .updateTable('runItems')
      .set({ dueAt: run.createdAt, paused: null })
      .where('runId', '=', runId)
      .where('status', '=', 'planned')
      .execute()
    const job = contributions.jobDefinitions.find(({ name }) => name === run.kind)
    if (job)
      await db
        .transaction()
        .execute((transaction) => jobs.enqueue(transaction, job, { runId }, { singletonKey: runId }))
  }
  return (await findAccountRow(db, 'runs', key)) ?? run
}
