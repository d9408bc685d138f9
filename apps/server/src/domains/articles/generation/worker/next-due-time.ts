import { lockCards } from './card-result-statements.ts'
import { readPlan, type PlanSnapshot } from './plan-snapshot.ts'
import { parkPaused } from './park-paused.ts'
import type { GenerationRun } from './generation-run.ts'

/**
 * Postpones waiting steps until the next one is due, so that workers don't wake for nothing. Returns 'look
 * again' if steps were planned or stopped since the plan was read, because their wake-up found the run
 * locked.
 */
export const postponeUntilNextDue = async (
  writing: Pick<GenerationRun, 'context' | 'run' | 'generation'>,
  plan: PlanSnapshot,
): Promise<'nothing planned' | 'look again' | 'rests'> => {
  const { context, run, generation } = writing
  if (plan.items.size === 0)
    return plan.isPaused ? ((await parkPaused(writing)) ? 'rests' : 'look again') : 'nothing planned'
  const at = context.now().toISOString()
  const known = [...plan.items.values()]
  const [next] = known
    .map(({ dueAt }) => dueAt)
    .filter((dueAt) => dueAt > at)
    .toSorted()
  const early = known.filter(({ dueAt }) => dueAt <= at)
  if (next !== undefined && early.length > 0)
    await context.db.transaction().execute(async (transaction) => {
      await lockCards(
        transaction,
        early.map(({ subjectId }) => subjectId),
      )
      await transaction
        .updateTable('runItems')
        .set({ dueAt: next })
        .where(
          'id',
          'in',
          early.map(({ id }) => id),
        )
        .where('status', '=', 'planned')
        .where('dueAt', '<', next)
        .execute()
    })
  // read after the change, which may have overwritten that a stop made everything due
  const read = await readPlan(context, run, generation)
  const now = context.now().toISOString()
  const isNews = [...read.items.values()].some(
    ({ subjectId, dueAt }) => dueAt <= now && plan.items.get(subjectId)?.dueAt !== dueAt,
  )
  return read.isCancelled || isNews ? 'look again' : 'rests'
}
