import { nextPlanStep } from '@web2/contract/articles'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../../platform/context.ts'
import type { Database } from '../../../../platform/db/database.ts'
import { growRuns } from '../../../../platform/runs/change-run.ts'
import type { RunRow } from '../../../../platform/runs/run-lifecycle.ts'
import type { UsageReservation } from '../../../billing/index.ts'
import { addRunItems } from '../add-run-items.ts'
import type { CardRow, GenerationRow } from '../generation-view.ts'
import { checkpointOf, insertNextSteps } from './continue-plan.ts'

/** A run whose texts are all written, with its generation, which the caller has locked, and all of its cards. */
export interface WrittenRun {
  readonly run: RunRow
  readonly generation: GenerationRow
  readonly cards: readonly CardRow[]
  /** Why the unit of its article could not be reserved. */
  readonly refused?: string | undefined
}

/** How a run ends early: it waits for a person, or could not. */
export interface PlanEnd {
  readonly status: 'done' | 'failed'
  readonly message: string
  readonly isWaiting: boolean
}

/** A run got its next step; the transaction ends by reserving the unit, if there is one. */
export interface ContinuedPlan {
  readonly reservation: UsageReservation | null
  /** All cards of the article, in reading order. */
  readonly cards: readonly CardRow[]
  readonly items: Awaited<ReturnType<typeof addRunItems>>
  readonly isCancelled: boolean
}

/** Returns how the run ends instead of taking a step; null if it takes one, undefined if it has none. */
const endBefore = ({ generation: { plan }, cards, refused }: WrittenRun): PlanEnd | null | undefined => {
  if (plan === null || nextPlanStep(cards) === null) return undefined
  if (refused !== undefined) return { status: 'failed', message: refused, isWaiting: false }
  const checkpoint = checkpointOf(plan, cards)
  return checkpoint === null ? null : { status: 'done', message: checkpoint, isWaiting: true }
}

/**
 * Adds the next steps of planned articles to their runs, those of all with the same statements. Returns how a run ends if
 * a person comes first or the step was `refused`, and undefined if nothing is left to do.
 */
export const continuePlans = async (
  { now }: Pick<AppContext, 'now'>,
  transaction: Transaction<Database>,
  runs: readonly WrittenRun[],
): Promise<readonly (ContinuedPlan | PlanEnd | undefined)[]> => {
  const ends = new Map(runs.map((written) => [written.run.id, endBefore(written)]))
  const continuing = runs
    .flatMap(({ run, generation, cards }) =>
      ends.get(run.id) === null && generation.plan !== null
        ? [{ runId: run.id, generation, plan: generation.plan, cards }]
        : [],
    )
    // a new step holds its run, and runs are held in the order of their ids
    .toSorted((one, other) => (one.runId < other.runId ? -1 : 1))
  if (continuing.length === 0) return runs.map(({ run }) => ends.get(run.id) ?? undefined)
  const steps = await insertNextSteps(transaction, continuing, now())
  const added = continuing.flatMap(({ runId, cards }, at) => {
    const next = steps[at]
    return next && next.cardIds.length > 0
      ? [{ ...next, runId, total: cards.length + next.cardIds.length }]
      : []
  })
  const items = Map.groupBy(await addRunItems(transaction, added, now()), ({ runId }) => runId)
  const grown = await growRuns(transaction, new Map(added.map(({ runId, total }) => [runId, total])))
  const isCancelled = new Map(grown.map(({ id, cancelRequested }) => [id, cancelRequested]))
  const continued = new Map(
    added.map(({ runId, reservation, cards }): [string, ContinuedPlan] => [
      runId,
      { reservation, cards, items: items.get(runId) ?? [], isCancelled: isCancelled.get(runId) ?? true },
    ]),
  )
  return runs.map(({ run }) => continued.get(run.id) ?? ends.get(run.id) ?? undefined)
}
