import type { AppContext } from '../../../../platform/context.ts'
import { findNap } from '../../../listings/index.ts'
import { withRunLock } from '../../../../platform/runs/run-lock.ts'
import { markRunStarted, finishRun, openRun, type RunRow } from '../../../../platform/runs/run-lifecycle.ts'
import { writeGeneration, type GenerationRow } from '../generation-view.ts'
import { napValues } from '../listing-values.ts'
import { textWritersOf } from '../text-providers.ts'
import { processPlan } from './run-plan.ts'
import type { GenerationRun } from './generation-run.ts'

const begin = async ({ context: { db, now }, run, generation }: GenerationRun): Promise<void> => {
  await markRunStarted(db, run, now())
  if (generation.status === 'running') return
  await db
    .transaction()
    .execute((transaction) =>
      writeGeneration(transaction, generation, { status: 'running', message: 'Generating' }),
    )
}

const ofRun = ({ db }: AppContext, { subjectId }: RunRow): Promise<GenerationRow | undefined> =>
  db
    .selectFrom('generations')
    .selectAll()
    .where('id', '=', subjectId ?? '')
    .executeTakeFirst()

const isLimited = async ({ db }: AppContext, { bulkId }: GenerationRow): Promise<boolean> => {
  if (bulkId === null) return false
  const bulk = await db
    .selectFrom('articleBulks')
    .select('spendLimit')
    .where('id', '=', bulkId)
    .executeTakeFirst()
  return typeof bulk?.spendLimit === 'number'
}

/** Processes the due steps of a run that the caller has locked. */
export const writeRun = async (context: AppContext, run: RunRow, stopping: AbortSignal): Promise<void> => {
  const generation = await ofRun(context, run)
  if (!generation) {
    const gone = { status: 'cancelled', message: 'The article no longer exists.' } as const
    return context.db.transaction().execute((transaction) => finishRun(transaction, run, gone, context.now()))
  }
  const { accountId, napId } = generation
  const nap = napValues(await findNap(context.db, { accountId, napId }))
  const { writerFor } = await textWritersOf(context, accountId)
  const limited = await isLimited(context, generation)
  const writing = { context, run, generation, nap, writerFor, stopping, isLimited: limited }
  if (run.status !== 'running' || generation.status !== 'running') await begin(writing)
  await processPlan(writing)
}

/**
 * Processes the due steps of one generation. Idempotent: skips runs locked by another worker, and continues
 * orphaned runs with the missing texts.
 */
export const runGeneration = async (
  context: AppContext,
  runId: string,
  stopping: AbortSignal,
): Promise<void> => {
  const waiting = await openRun(context.db, runId)
  if (!waiting?.subjectId) return
  await withRunLock(context.db, waiting.subjectId, async () => {
    const run = await openRun(context.db, runId)
    if (run) await writeRun(context, run, stopping)
  })
}
