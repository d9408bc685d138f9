import type { Kysely, Selectable } from 'kysely'
import type { RunStatus } from '@web2/contract/core'
import type { AppContext } from '../context.ts'
import type { Database } from '../db/database.ts'
import type { RunItemsTable, RunsTable } from '../db/runs-tables.ts'
import { changeRun } from './change-run.ts'

export type RunRow = Selectable<RunsTable>

/** How a run came to its end, and the sentence that says so. */
export interface RunEnding {
  readonly status: Extract<RunStatus, 'done' | 'failed' | 'cancelled'>
  readonly message: string
}

/** A run that waits for a worker or was left by one; undefined when it has ended or never was. */
export const openRun = (db: Kysely<Database>, runId: string): Promise<RunRow | undefined> =>
  db
    .selectFrom('runs')
    .selectAll()
    .where('id', '=', runId)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst()

/** Somebody works on the run from now on; one that is taken up again keeps the time of its first beginning. */
export const markRunStarted = (db: Kysely<Database>, run: RunRow, now: Date): Promise<void> =>
  changeRun(db, run, { status: 'running', startedAt: run.startedAt ?? now.toISOString() })

/** The step whose turn it is, in the order they were planned; undefined while all that are left wait for their time. */
export const nextStep = (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  run: RunRow,
): Promise<Selectable<RunItemsTable> | undefined> =>
  db
    .selectFrom('runItems')
    .selectAll()
    .where('runId', '=', run.id)
    .where('status', '=', 'planned')
    .where('dueAt', '<=', now().toISOString())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Ends a run with all of its steps alike. */
export const finishRun = async (
  transaction: Kysely<Database>,
  run: RunRow,
  { status, message }: RunEnding,
  now: Date,
): Promise<void> => {
  await transaction
    .updateTable('runItems')
    .set({ status, message, working: false })
    .where('runId', '=', run.id)
    .execute()
  await changeRun(transaction, run, { status, message, endedAt: now.toISOString() })
}

/** Whether somebody has asked until now for the run to be cancelled; one that is gone, with its account, counts so. */
export const isCancelled = async (db: Kysely<Database>, run: RunRow): Promise<boolean> => {
  const row = await db
    .selectFrom('runs')
    .select('cancelRequested')
    .where('id', '=', run.id)
    .executeTakeFirst()
  return row?.cancelRequested ?? true
}
