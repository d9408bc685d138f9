import { sql, type Kysely } from 'kysely'
import type { Run } from '@web2/contract'
import type { Database } from '../../db/database.ts'
import { recordEvent } from '../../db/outbox/record-event.ts'
import { runView } from './run-view.ts'

export type RunChange = Partial<
  Pick<Run, 'status' | 'done' | 'total' | 'message' | 'startedAt' | 'endedAt' | 'cancelRequested'>
>

/** Changes a run and tells the account's sockets, in the transaction given or in one of its own. */
export const changeRun = async (
  db: Kysely<Database>,
  run: { readonly id: string; readonly accountId: string },
  change: RunChange,
): Promise<void> => {
  if (!db.isTransaction) return db.transaction().execute((transaction) => changeRun(transaction, run, change))
  const row = await db
    .updateTable('runs')
    .set({ ...change, updatedAt: sql`now()` })
    .where('id', '=', run.id)
    .where('accountId', '=', run.accountId)
    .returningAll()
    .executeTakeFirst()
  if (row)
    await recordEvent(db, { accountId: run.accountId, path: 'runs', name: 'patched', record: runView(row) })
}
