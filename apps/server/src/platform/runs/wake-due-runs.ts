import type { AppContext } from '../context.ts'
import type { JobDefinition } from '../jobs/job-definition.ts'

const dueRuns = ({ db, now }: Pick<AppContext, 'db' | 'now'>, kinds: readonly string[]) =>
  db
    .selectFrom('runs')
    .select(['id', 'kind'])
    .where('kind', 'in', kinds)
    .where('status', 'in', ['queued', 'running'])
    .where(({ exists, not, or, selectFrom }) => {
      const planned = selectFrom('runItems')
        .select('runItems.id')
        .whereRef('runItems.runId', '=', 'runs.id')
        .where('runItems.status', '=', 'planned')
      // a run without planned steps only waits to be closed
      const due = planned
        .where('runItems.dueAt', '<=', now().toISOString())
        // one at which a worker was when it was paused is put back by the next
        .where((item) => item.or([item('runItems.paused', 'is', null), item('runItems.working', '=', true)]))
      return or([exists(due), not(exists(planned))])
    })
    .orderBy('createdAt')

/**
 * Wakes a worker for every run with a step that is due, or with none left; once for all of a kind where that is
 * enough. A run somebody works on is woken too; the second worker finds it locked and leaves. The key keeps the
 * wake-ups of one run from piling up.
 */
export const enqueueDueRuns = async (
  context: AppContext,
  kinds: readonly JobDefinition<{ runId: string }>[],
): Promise<void> => {
  const { db, jobs } = context
  const wake = (job: JobDefinition<{ runId: string }>, runId: string, singletonKey: string) =>
    db.transaction().execute((transaction) => jobs.enqueue(transaction, job, { runId }, { singletonKey }))
  const single = kinds.filter(({ wakesForAll }) => !wakesForAll)
  const due = await dueRuns(
    context,
    single.map(({ name }) => name),
  )
    .limit(500)
    .execute()
  for (const { id, kind } of due) {
    const job = single.find(({ name }) => name === kind)
    if (job) await wake(job, id, id)
  }
  for (const job of kinds.filter(({ wakesForAll }) => wakesForAll)) {
    const [any] = await dueRuns(context, [job.name]).limit(1).execute()
    if (any) await wake(job, any.id, job.name)
  }
}
