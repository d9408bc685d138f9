import { sql, type Kysely } from 'kysely'
import type { Run, RunStep } from '@web2/contract/core'
import type { Database } from '../db/database.ts'
import { recordEvent } from '../events/outbox/record-event.ts'
import { runView } from './run-view.ts'

export type RunChange = Partial<
  Pick<Run, 'status' | 'done' | 'total' | 'message' | 'startedAt' | 'endedAt' | 'cancelRequested'>
>

/** SQL for a run's steps as users see them, at the time of the statement. */
export const stepsNow = sql<RunStep[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'subjectId', subject_id, 'status', item.status, 'working', item.working, 'attempts', item.attempts,
    'done', item.done, 'total', item.total, 'message', item.message,
    'dueAt', to_char(item.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by item.id), '[]'::jsonb)
  from run_items as item where item.run_id = runs.id)`

/**
 * Changes a run and emits it, in the given transaction or its own. A run that has just ended is neither
 * canceled nor started.
 */
export const changeRun = async (
  db: Kysely<Database>,
  run: { readonly id: string; readonly accountId: string },
  change: RunChange,
): Promise<void> => {
  if (!db.isTransaction) return db.transaction().execute((transaction) => changeRun(transaction, run, change))
  const row = await db
    .updateTable('runs')
    .set({ ...change, steps: stepsNow, updatedAt: sql`now()` })
    .where('id', '=', run.id)
    .where('accountId', '=', run.accountId)
    .$if(change.cancelRequested === true || change.status === 'running', (query) =>
      query.where('status', 'in', ['queued', 'running']),
    )
    .returningAll()
    .executeTakeFirst()
  if (row)
    await recordEvent(db, { accountId: run.accountId, path: 'runs', name: 'patched', record: runView(row) })
}
