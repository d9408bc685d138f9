import { generationRunKind, type BulkStop } from '@web2/contract/articles'
import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { writeArticleJob } from '../jobs.ts'
import { lockCards } from '../generation/worker/card-result-statements.ts'
import { writeKeyword, type BulkRow } from './bulk-view.ts'

type Bulk = Pick<BulkRow, 'id' | 'accountId'>

/** Returns keywords whose articles are in progress, with their runs. */
const openWritings = (transaction: Transaction<Database>, { id }: Bulk) =>
  transaction
    .selectFrom('runs as run')
    .innerJoin('articleBulkRows as row', 'row.generationId', 'run.subjectId')
    .select(['run.id as runId', 'row.id as rowId', 'row.generationId'])
    .where('row.bulkId', '=', id)
    .where('row.status', '=', 'writing')
    .where('run.kind', '=', generationRunKind)
    .where('run.status', 'in', ['queued', 'running'])
    .where('run.cancelRequested', '=', false)
    .execute()

/**
 * Locks the runs' steps after their cards, so that a text being started either starts before this or not at
 * all.
 */
const holdItems = async (transaction: Transaction<Database>, runIds: readonly string[]) => {
  const items = await transaction
    .selectFrom('runItems')
    .select('subjectId')
    .where('runId', 'in', [...runIds])
    .execute()
  await lockCards(
    transaction,
    items.map(({ subjectId }) => subjectId),
  )
  return transaction
    .selectFrom('runItems')
    .select(['id', 'runId', 'status', 'working'])
    .where('runId', 'in', [...runIds])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/**
 * Prevents further texts of the bulk from starting; the caller holds the lock on the bulk. Idle articles
 * return to waiting immediately, the others when their texts have ended.
 */
export const pauseWritings = async (
  transaction: Transaction<Database>,
  bulk: Bulk,
  stopAt: BulkStop,
): Promise<void> => {
  const open = await openWritings(transaction, bulk)
  if (open.length === 0) return
  const items = await holdItems(
    transaction,
    open.map(({ runId }) => runId),
  )
  const withItem = (isOne: (item: (typeof items)[number]) => boolean) =>
    new Set(items.filter(isOne).map(({ runId }) => runId))
  const begun = withItem(({ status, working }) => working || status !== 'planned')
  const planned = withItem(({ status }) => status === 'planned')
  const working = withItem((item) => item.status === 'planned' && item.working)
  // an article without texts left only needs closing
  const paused = open.filter(({ runId }) => planned.has(runId) && !(stopAt === 'article' && begun.has(runId)))
  if (paused.length === 0) return
  await transaction
    .updateTable('runItems')
    .set({ paused: stopAt === 'now' ? 'now' : 'text' })
    .where(
      'runId',
      'in',
      paused.map(({ runId }) => runId),
    )
    .where('status', '=', 'planned')
    .execute()
  for (const { rowId, runId } of paused)
    if (!working.has(runId))
      await writeKeyword(
        transaction,
        { id: rowId, accountId: bulk.accountId },
        { status: 'waiting', message: '' },
      )
}

/** Lets paused texts start again, within the caller's transaction. */
export const unpauseWritings = async (
  transaction: Transaction<Database>,
  generationIds: readonly string[],
): Promise<void> => {
  await sql`
    update run_items set paused = null from runs
    where runs.id = run_items.run_id and runs.kind = ${generationRunKind}
      and runs.subject_id = any(${generationIds}::uuid[]) and runs.status in ('queued', 'running')
      and run_items.paused is not null`.execute(transaction)
}

/** Lets articles that have not reached their pause yet continue. */
export const goOnWriting = async (
  { jobs }: Pick<AppContext, 'jobs'>,
  transaction: Transaction<Database>,
  bulk: Bulk,
): Promise<void> => {
  const open = await openWritings(transaction, bulk)
  await unpauseWritings(
    transaction,
    open.flatMap(({ generationId }) => generationId ?? []),
  )
  for (const { runId } of open)
    await jobs.enqueue(transaction, writeArticleJob, { runId }, { singletonKey: runId })
}
