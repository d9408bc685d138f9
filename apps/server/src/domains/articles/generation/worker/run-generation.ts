import { sql } from 'kysely'
import type { AppContext } from '../../../../platform/context.ts'
import { readTogether } from '../../../../platform/db/statements/read-together.ts'
import { findNap } from '../../../listings/index.ts'
import { withRunLock } from '../../../../platform/runs/run-lock.ts'
import { markRunStarted, finishRun, openRun, type RunRow } from '../../../../platform/runs/run-lifecycle.ts'
import { writeGeneration, type GenerationRow } from '../generation-view.ts'
import { napValues } from '../listing-values.ts'
import { openPlan } from '../plan/open-plan.ts'
import { openModelCalls } from '../../../model-calls/index.ts'
import { processPlan } from './run-plan.ts'
import type { GenerationRun } from './generation-run.ts'

const begin = async ({
  context: { db, now },
  run,
  generation,
}: Pick<GenerationRun, 'context' | 'run' | 'generation'>): Promise<void> => {
  await markRunStarted(db, run, now())
  if (generation.status === 'running') return
  await db
    .transaction()
    .execute((transaction) =>
      writeGeneration(transaction, generation, { status: 'running', message: 'Generating' }),
    )
}

/** Reads the generations of many runs with one statement. */
const generationReader = ({ db }: Pick<AppContext, 'db'>) =>
  readTogether(
    (id: string) => id,
    async (ids) => {
      const rows = await db
        .selectFrom('generations')
        .selectAll()
        .where(sql<boolean>`id = any(${ids}::uuid[])`)
        .execute()
      const byId = new Map(rows.map((row) => [row.id, row]))
      return ids.map((id) => byId.get(id))
    },
  )

const ofRun = async (context: AppContext, { subjectId }: RunRow): Promise<GenerationRow | undefined> =>
  subjectId === null ? undefined : context.shared.once(generationReader, context)(subjectId)

/** Opens the keys of an account once for all its articles that start together. */
const callsReader = (context: AppContext) =>
  readTogether(
    (accountId: string) => accountId,
    (ids) =>
      Promise.all(ids.map((id) => openModelCalls(context, id).catch((error: unknown) => error as Error))),
  )

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
  const listing = await findNap(context.db, { accountId, napId })
  const nap = napValues(listing)
  const calls = await context.shared.once(callsReader, context)(accountId)
  const limited = await isLimited(context, generation)
  const base = { context, run, generation, nap, calls, stopping, isLimited: limited }
  if (run.status !== 'running' || generation.status !== 'running') await begin(base)
  const plan = generation.plan && (await openPlan(context, generation, generation.plan, listing))
  const writing: GenerationRun = { ...base, plan }
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
