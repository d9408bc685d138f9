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
      // a run without planned steps only waits to be ended
      const due = planned
        .where('runItems.dueAt', '<=', now().toISOString())
        // a step that was running when it was paused is reset by the next worker
        .where((item) => item.or([item('runItems.paused', 'is', null), item('runItems.working', '=', true)]))
      return or([exists(due), not(exists(planned))])
    })
    .orderBy('createdAt')

/**
 * Enqueues a job for every run with a due step or without open steps; a single one per kind where that
 * suffices. Running runs are included, because a second worker finds them locked and leaves. The key prevents
 * a backlog per run.
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
