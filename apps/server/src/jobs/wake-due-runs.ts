import type { AppContext } from '../context.ts'
import type { JobDefinition } from './queue.ts'

/**
 * Wakes a worker for every run with a step that is due, or with none left. A run somebody works on is woken too; the second worker
 * finds it locked and leaves. The key keeps the wake-ups of one run from piling up.
 */
export const wakeDueRuns = async (
  { db, jobs, now }: AppContext,
  kinds: readonly JobDefinition<{ runId: string }>[],
): Promise<void> => {
  const due = await db
    .selectFrom('runs')
    .select(['id', 'kind'])
    .where('status', 'in', ['queued', 'running'])
    .where(({ exists, not, or, selectFrom }) => {
      const planned = selectFrom('runItems')
        .select('runItems.id')
        .whereRef('runItems.runId', '=', 'runs.id')
        .where('runItems.status', '=', 'planned')
      // a run without planned steps only waits to be closed
      return or([exists(planned.where('runItems.dueAt', '<=', now().toISOString())), not(exists(planned))])
    })
    .orderBy('createdAt')
    .limit(500)
    .execute()
  for (const { id, kind } of due) {
    const job = kinds.find(({ name }) => name === kind)
    if (!job) continue
    await db
      .transaction()
      .execute((transaction) => jobs.enqueue(transaction, job, { runId: id }, { singletonKey: id }))
  }
}
