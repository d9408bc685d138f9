import type { AppContext } from '../../../platform/context.ts'
import { withRunLock } from '../../../platform/runs/run-lock.ts'
import { markRunStarted, finishRun, isCancelled, openRun } from '../../../platform/runs/run-lifecycle.ts'
import { startNextRow, pauseBulk } from './start-row.ts'
import { writeBulk, writeKeyword, lockBulk, type BulkRow } from './bulk-view.ts'
import { cancelRows } from './cancel-bulk.ts'
import { finishBulk } from './finish-bulk.ts'
import { tryToCompare } from './try-to-compare.ts'

/** Consecutive failures for the same reason after which the bulk pauses. */
const maxRepeatedFailures = 5

/** Returns the common reason if all of the latest articles failed; otherwise undefined. */
const failingReason = async ({ db }: AppContext, bulk: BulkRow): Promise<string | undefined> => {
  const latest = await db
    .selectFrom('articleBulkRows')
    .select(['status', 'message'])
    .where('bulkId', '=', bulk.id)
    .where('endedAt', '>', bulk.resumedAt)
    .orderBy('endedAt', 'desc')
    .limit(maxRepeatedFailures)
    .execute()
  const [first] = latest
  const isAlike =
    latest.length === maxRepeatedFailures &&
    latest.every(({ status, message }) => status === 'failed' && message === first?.message)
  return isAlike ? first?.message : undefined
}

/** Cancels the rest of an open bulk; one that has already ended stays as it is. */
const cancelOpen = (context: AppContext, bulk: BulkRow): Promise<void> =>
  context.db.transaction().execute(async (transaction) => {
    const locked = await lockBulk(transaction, bulk)
    if (locked?.status === 'running' || locked?.status === 'paused')
      await cancelRows(context, transaction, locked)
  })

/** Fails keywords whose articles were deleted during generation, because no result will arrive for them. */
const releaseDeletedRows = ({ db, now }: AppContext, { id, accountId }: BulkRow): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const gone = await transaction
      .selectFrom('articleBulkRows')
      .select('id')
      .where('bulkId', '=', id)
      .where('status', '=', 'writing')
      .where('generationId', 'is', null)
      .execute()
    for (const row of gone)
      await writeKeyword(
        transaction,
        { id: row.id, accountId },
        { status: 'cancelled', message: 'The article was deleted.', endedAt: now().toISOString() },
      )
  })

/**
 * Recounts a bulk. Returns it if it has nothing in progress and nothing left to start; otherwise undefined.
 */
const isBulkIdle = (context: AppContext, bulk: BulkRow): Promise<BulkRow | undefined> =>
  context.db.transaction().execute(async (transaction) => {
    const locked = await lockBulk(transaction, bulk)
    if (!locked) return undefined
    const counted = await writeBulk(transaction, locked)
    const isOver = counted.status !== 'running' || counted.waiting === 0
    return isOver && counted.writing === 0 ? counted : undefined
  })

/** Articles started between two visible recounts. */
const progressEveryRows = 10

const beginAll = async (context: AppContext, bulk: BulkRow, stopping: AbortSignal): Promise<void> => {
  const reason = await failingReason(context, bulk)
  if (reason !== undefined)
    await pauseBulk(
      context,
      bulk,
      `The last ${maxRepeatedFailures} articles failed, so the bulk was paused. ${reason}`,
    )
  let begun = 0
  while (!stopping.aborted && (await startNextRow(context, bulk)) === 'one') {
    begun += 1
    if (begun % progressEveryRows === 0) await isBulkIdle(context, bulk)
  }
}

const bulkOf = ({ db }: AppContext, subjectId: string) =>
  db.selectFrom('articleBulks').selectAll().where('id', '=', subjectId).executeTakeFirst()

/**
 * Starts as many articles of a bulk as allowed; once all have ended or paused, compares them and closes the
 * run. Never waits for an article, because each one wakes it again when it ends. Idempotent.
 */
export const runBulk = async (context: AppContext, runId: string, stopping: AbortSignal): Promise<void> => {
  const { db, now } = context
  const run = await openRun(db, runId)
  if (!run?.subjectId) return
  const bulk = await bulkOf(context, run.subjectId)
  if (!bulk) {
    const gone = { status: 'cancelled', message: 'This bulk no longer exists.' } as const
    return db.transaction().execute((transaction) => finishRun(transaction, run, gone, now()))
  }
  if (run.status === 'queued') await markRunStarted(db, run, now())
  if (await isCancelled(db, run)) await cancelOpen(context, bulk)
  await releaseDeletedRows(context, bulk)
  await beginAll(context, bulk, stopping)
  const rests = await isBulkIdle(context, bulk)
  if (!rests || stopping.aborted) return
  await withRunLock(db, bulk.id, async () => {
    if (await tryToCompare(context, rests, stopping)) await finishBulk(context, runId, bulk)
  })
}
