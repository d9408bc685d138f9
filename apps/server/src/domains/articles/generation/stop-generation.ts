import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { writeArticleJob } from '../jobs.ts'
import { changeRun } from '../../../platform/runs/change-run.ts'
import { lockCards, lockRuns } from './worker/card-result-statements.ts'

interface OpenRun {
  readonly id: string
  readonly accountId: string
}

/**
 * Requests that runs stop, within the caller's transaction; texts in progress keep what they have. Locks
 * cards, steps and runs of all generations in the same order as the workers that end them.
 */
export const stopGenerations = async (
  { jobs }: Pick<AppContext, 'jobs'>,
  transaction: Transaction<Database>,
  runs: readonly OpenRun[],
): Promise<void> => {
  if (runs.length === 0) return
  const ids = runs.map(({ id }) => id)
  const items = await transaction
    .selectFrom('runItems')
    .select('subjectId')
    .where('runId', 'in', ids)
    .where('status', '=', 'planned')
    .execute()
  await lockCards(
    transaction,
    items.map(({ subjectId }) => subjectId),
  )
  // steps waiting for a later time are handled now
  await sql`
    update run_items set due_at = runs.created_at, paused = null from runs
    where runs.id = run_items.run_id and runs.id = any(${ids}::uuid[]) and run_items.status = 'planned'`.execute(
    transaction,
  )
  await lockRuns(transaction, ids)
  for (const run of runs) await changeRun(transaction, run, { cancelRequested: true, message: 'Stopping' })
  for (const { id } of runs)
    await jobs.enqueue(transaction, writeArticleJob, { runId: id }, { singletonKey: id })
}
