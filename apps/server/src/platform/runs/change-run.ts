import { sql, type Kysely, type Selectable } from 'kysely'
import type { Run, RunStep } from '@web2/contract/core'
import type { Database } from '../db/database.ts'
import type { RunsTable } from '../db/tables.ts'
import { recordEvent, recordEvents } from '../events/outbox/record-event.ts'
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

/**
 * Sets the totals of runs that were given more steps, and emits the runs, within the caller's transaction. Returns them as
 * they are now.
 */
export const growRuns = async (
  transaction: Kysely<Database>,
  totals: ReadonlyMap<string, number>,
): Promise<readonly Selectable<RunsTable>[]> => {
  const ids = [...totals.keys()]
  if (ids.length === 0) return []
  if (ids.length > 1)
    await sql`select id from runs where id = any(${ids}::uuid[]) order by id for update`.execute(transaction)
  const { rows } = await sql<Selectable<RunsTable>>`
    update runs set total = grown.total, steps = ${stepsNow}, updated_at = now()
    from unnest(${ids}::uuid[], ${[...totals.values()]}::integer[]) as grown (id, total)
    where runs.id = grown.id returning runs.*`.execute(transaction)
  await recordEvents(
    transaction,
    rows.map((row) => ({
      accountId: row.accountId,
      path: 'runs',
      name: 'patched' as const,
      record: runView(row),
    })),
  )
  return rows
}
