import { sql, type Kysely } from 'kysely'
import type { Run } from '@web2/contract'
import { updateRows, withEvent } from '../../db/adapter/statements.ts'
import type { Database } from '../../db/database.ts'
import { outboxChannel } from '../../db/outbox/record-event.ts'
import { runsResource } from './runs-resource.ts'

export type RunChange = Partial<
  Pick<Run, 'status' | 'done' | 'total' | 'message' | 'startedAt' | 'endedAt' | 'cancelRequested'>
>

/** Changes a run and tells the account's sockets, in one statement. */
export const changeRun = async (
  db: Kysely<Database>,
  run: { readonly id: string; readonly accountId: string },
  change: RunChange,
): Promise<void> => {
  const plain = db.withoutPlugins()
  const update = updateRows(runsResource, change, sql`id = ${run.id}`, false)
  await withEvent(update, { accountId: run.accountId, path: 'runs', name: 'patched' }).execute(plain)
  await sql`select pg_notify(${outboxChannel}, '')`.execute(plain)
}
