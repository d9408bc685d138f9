import type { AppContext } from '../context.ts'
import { isUuid } from '../db/uuid-v7.ts'
import { notFound } from '../errors.ts'
import type { JobDefinition } from '../jobs/job-definition.ts'
import { changeRun } from './change-run.ts'
import type { RunRow } from './run-lifecycle.ts'

declare module '../context.ts' {
  interface Contributions {
    readonly jobDefinitions: readonly JobDefinition<object>[]
  }
}

/**
 * Asks for a run of the account to be cancelled and wakes a worker for it: a publication, a generation, an import. Its
 * waiting steps become due, so that the worker ends them now. A run that has ended stays as it ended. Returns the run;
 * throws 404 if there is none.
 */
export const cancelRun = async (
  { db, jobs, contributions }: Pick<AppContext, 'db' | 'jobs' | 'contributions'>,
  accountId: string,
  id: string,
): Promise<RunRow> => {
  if (!isUuid(id)) throw notFound('run')
  const find = () =>
    db
      .selectFrom('runs')
      .selectAll()
      .where('id', '=', id)
      .where('accountId', '=', accountId)
      .executeTakeFirst()
  const run = await find()
  if (!run) throw notFound('run')
  if (run.status === 'queued' || run.status === 'running') {
    await changeRun(db, run, { cancelRequested: true, message: 'Being cancelled' })
    await db
      .updateTable('runItems')
      .set({ dueAt: run.createdAt, paused: null })
      .where('runId', '=', id)
      .where('status', '=', 'planned')
      .execute()
    // a run's kind is the name of its job
    const job = contributions.jobDefinitions.find(({ name }) => name === run.kind)
    if (job)
      await db
        .transaction()
        .execute((transaction) => jobs.enqueue(transaction, job, { runId: id }, { singletonKey: id }))
  }
  return (await find()) ?? run
}
