import { nextPlanStep } from '@web2/contract/articles'
import { attempt, putAsideSentence } from '../../../../platform/jobs/attempt.ts'
import { cardBatcher } from './card-results.ts'
import { continueGeneration } from './continue-generations.ts'
import { finishGeneration } from './finish-generation.ts'
import { writeCardRow } from '../generation-view.ts'
import { lockCards } from './card-result-statements.ts'
import { readPlan, applyFinishedCard, mergeReloaded, type PlanSnapshot } from './plan-snapshot.ts'
import { startableCards } from './runnable-cards.ts'
import { postponeUntilNextDue } from './next-due-time.ts'
import { writeCard } from './write-card.ts'
import type { GenerationRun } from './generation-run.ts'

/** Ms between two checks for changes by users during generation. */
const lookEvery = 750
/** Ms of the beat on which articles check, so that those of a process read together. */
const lookBeat = 250

/** The time of the next check after one at the given time, in the ms of `performance.now()`. */
const nextLookAfter = (at: number): number => Math.round((at + lookEvery) / lookBeat) * lookBeat

/** Cancels steps that no worker has started. */
const cancelWaiting = (
  { context: { db }, run }: GenerationRun,
  plan: PlanSnapshot,
  active: ReadonlySet<string>,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockCards(
      transaction,
      [...plan.items.keys()].filter((id) => !active.has(id)),
    )
    const items = await transaction
      .updateTable('runItems')
      .set({ status: 'cancelled', working: false })
      .where('runId', '=', run.id)
      .where('status', '=', 'planned')
      .$if(active.size > 0, (query) => query.where('subjectId', 'not in', [...active]))
      .returning('subjectId')
      .execute()
    for (const { subjectId } of items)
      await writeCardRow(
        transaction,
        { id: subjectId, accountId: run.accountId },
        { status: 'stopped', message: '' },
      )
  })

const putAside = putAsideSentence('article', 'Copy its sections from here.')

/**
 * Adds the next step of a planned article and returns the plan with it. Otherwise stores the texts in the article and closes
 * the run; after repeated crashes, closes it without them. See `finishGeneration`.
 */
const finish = async (
  { context, run, generation }: GenerationRun,
  { cards }: PlanSnapshot,
): Promise<PlanSnapshot | 'over' | 'look again'> => {
  const hasNext = generation.plan !== null && nextPlanStep(cards) !== null
  const next = hasNext ? await continueGeneration(context, run, generation) : null
  if (next) return next
  const unit = { kind: 'generated-article', subjectId: generation.id, accountId: generation.accountId }
  const tried = await attempt(context, unit, () => finishGeneration(context, run, generation))
  const isOver =
    tried.kind === 'ended' ? tried.result : await finishGeneration(context, run, generation, putAside)
  return isOver ? 'over' : 'look again'
}

/** Processes steps until none is due. Resolves when every text it started has ended and is stored. */
export const processPlan = async (writing: GenerationRun): Promise<void> => {
  const { context, run, generation, stopping } = writing
  let plan = await readPlan(context, run, generation)
  let isStale = false
  let lookedAt = performance.now()
  const active = new Map<string, Promise<void>>()
  const keeping = new Set<Promise<unknown>>()

  const kept = async (): Promise<void> => {
    await Promise.all(keeping)
    keeping.clear()
  }
  const look = async (): Promise<void> => {
    const atWork = new Set(active.keys())
    await kept()
    isStale = false
    lookedAt = performance.now()
    const read = await readPlan(context, run, generation)
    plan = mergeReloaded(plan, read, atWork)
  }
  const begin = (): void => {
    const now = context.now().toISOString()
    const due = [...plan.items.values()].filter(({ dueAt }) => dueAt <= now)
    const ready = startableCards({
      cards: plan.cards,
      due: new Set(due.map(({ subjectId }) => subjectId)),
      planned: new Set(plan.items.keys()),
      active: new Set(active.keys()),
      isSequential: generation.plan !== null,
    })
    for (const card of ready) {
      const item = plan.items.get(card.id)
      if (!item) continue
      const work = async () => {
        try {
          const outcome = await writeCard(writing, { card, item, cards: plan.cards })
          if (outcome === 'look again') isStale = true
          else {
            keeping.add(outcome.kept)
            // awaited later; until then, a rejection must not end the process
            outcome.kept.catch(() => null)
            plan = applyFinishedCard(plan, outcome.ended)
            // a user stopped it, and perhaps the whole run
            isStale ||= outcome.ended.status === 'stopped'
          }
        } finally {
          active.delete(card.id)
        }
      }
      active.set(card.id, work())
    }
  }
  const somethingHappens = async (): Promise<void> => {
    if (active.size === 0) return
    const nextLook = Promise.withResolvers<void>()
    const timer = setTimeout(nextLook.resolve, Math.max(0, nextLookAfter(lookedAt) - performance.now()))
    try {
      await Promise.race([...active.values(), nextLook.promise])
    } finally {
      clearTimeout(timer)
    }
  }

  try {
    while (!stopping.aborted) {
      if (isStale || performance.now() >= nextLookAfter(lookedAt)) await look()
      if (plan.isCancelled && (plan.isPaused || [...plan.items.keys()].some((id) => !active.has(id)))) {
        await cancelWaiting(writing, plan, new Set(active.keys()))
        await look()
      }
      // a step that ended while the plan was read may wait by now, and must not begin again at once
      if (isStale) continue
      begin()
      if (active.size > 0) await somethingHappens()
      else {
        await kept()
        if (isStale) continue
        const state = await postponeUntilNextDue(writing, plan)
        if (state === 'rests') return
        const at = performance.now()
        const next = state === 'nothing planned' ? await finish(writing, plan) : state
        if (next === 'over') return
        if (next === 'look again') await look()
        else [plan, lookedAt] = [next, at]
      }
    }
  } finally {
    await Promise.allSettled(active.values())
    await Promise.allSettled(keeping)
    cardBatcher(context).close(run.id)
  }
}
