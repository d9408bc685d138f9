import type { Kysely, Updateable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { RunItemsTable } from '../db/tables.ts'
import { changeRun, type RunChange } from './change-run.ts'

export type StepChange = Pick<
  Updateable<RunItemsTable>,
  'status' | 'working' | 'attempts' | 'dueAt' | 'done' | 'total' | 'message'
>

/** Changes a step with its run, and emits one event. */
export const changeStep = async (
  db: Kysely<Database>,
  { run, step }: { readonly run: { id: string; accountId: string }; readonly step: { id: string } },
  change: StepChange,
  runChange: RunChange = {},
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await transaction.updateTable('runItems').set(change).where('id', '=', step.id).execute()
    await changeRun(transaction, run, runChange)
  })
