import type { Kysely, Selectable } from 'kysely'
import type { RunStatus } from '@web2/contract/core'
import type { AppContext } from '../context.ts'
import type { Database } from '../db/database.ts'
import type { RunItemsTable, RunsTable } from '../db/tables.ts'
import { changeRun } from './change-run.ts'

export type RunRow = Selectable<RunsTable>

/** End of a run with its message. */
export interface RunEnding {
  readonly status: Extract<RunStatus, 'done' | 'failed' | 'cancelled'>
  readonly message: string
}

/** Returns a queued, running or orphaned run, or undefined if it has ended or doesn't exist. */
export const openRun = (db: Kysely<Database>, runId: string): Promise<RunRow | undefined> =>
  db
    .selectFrom('runs')
    .selectAll()
    .where('id', '=', runId)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst()

/** Marks the run as started. A resumed run keeps its original start time. */
export const markRunStarted = (db: Kysely<Database>, run: RunRow, now: Date): Promise<void> =>
  changeRun(db, run, { status: 'running', startedAt: run.startedAt ?? now.toISOString() })

/** Returns the next due step in planned order, or undefined if all open ones wait for their due time. */
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

/** Ends a run and all of its steps with the same status. */
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

/** Returns whether a user has canceled the run; true also if it was deleted with its account. */
export const isCancelled = async (db: Kysely<Database>, run: RunRow): Promise<boolean> => {
  const row = await db
    .selectFrom('runs')
    .select('cancelRequested')
    .where('id', '=', run.id)
    .executeTakeFirst()
  return row?.cancelRequested ?? true
}
