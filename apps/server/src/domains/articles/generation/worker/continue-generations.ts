import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../../../platform/context.ts'
import type { Database } from '../../../../platform/db/database.ts'
import { allOrOneByOne } from '../../../../platform/db/statements/all-or-one-by-one.ts'
import { readTogether } from '../../../../platform/db/statements/read-together.ts'
import { isPublicError } from '../../../../platform/errors.ts'
import { withAnnouncedEvents } from '../../../../platform/events/outbox/announce-events.ts'
import type { RunRow } from '../../../../platform/runs/run-lifecycle.ts'
import { holdUsageAndCommit } from '../../../billing/index.ts'
import { cardsOfAll, type GenerationRow } from '../generation-view.ts'
import { continuePlans, type ContinuedPlan } from '../plan/continue-run.ts'
import { isUnbroken } from './finish-generation.ts'
import type { PlanSnapshot } from './plan-snapshot.ts'

/** Ms in which articles whose step has ended are collected. */
const continueWithin = 10

interface Ended {
  readonly run: RunRow
  readonly generation: Pick<GenerationRow, 'id'>
}

/** The plan with the next step; null if the run must be closed instead; 'locked' if others hold the generation. */
type Continued = PlanSnapshot | null | 'locked'

const snapshotOf = ({ cards, items, isCancelled }: ContinuedPlan): PlanSnapshot => ({
  cards,
  items: new Map(items.map((item) => [item.subjectId, item])),
  isPaused: false,
  isCancelled,
})

/** Locks generations in the order of their ids; without waiting, only those that are free. */
const lockGenerations = async (
  transaction: Transaction<Database>,
  ids: readonly string[],
  { waits }: { readonly waits: boolean },
): Promise<ReadonlyMap<string, GenerationRow>> => {
  const { rows } = await sql<GenerationRow>`
    select * from generations where id = any(${ids}::uuid[]) order by id
    for update ${waits ? sql`` : sql`skip locked`}`.execute(transaction)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Adds the next steps of articles in one transaction. Alone, an article waits for its lock. */
const continueTogether = async (
  context: Pick<AppContext, 'db' | 'log' | 'now' | 'shared'>,
  ended: readonly Ended[],
): Promise<readonly Continued[]> => {
  const waits = ended.length === 1
  const { locked, next } = await withAnnouncedEvents(
    context,
    async (transaction) => {
      const ids = ended.map(({ generation }) => generation.id)
      const generations = await lockGenerations(transaction, ids, { waits })
      const held = ended.flatMap(({ run, generation: { id } }) => {
        const generation = generations.get(id)
        return generation ? [{ run, generation }] : []
      })
      const steps = await transaction
        .selectFrom('runItems')
        .selectAll()
        .where(sql<boolean>`run_id = any(${held.map(({ run }) => run.id)}::uuid[])`)
        .execute()
      const items = Map.groupBy(steps, ({ runId }) => runId)
      const unbroken = held.filter(({ run }) => isUnbroken(items.get(run.id) ?? []))
      const written = Map.groupBy(
        await cardsOfAll(
          transaction,
          unbroken.map(({ generation }) => generation.id),
        ),
        ({ generationId }) => generationId,
      )
      const runs = unbroken.map((one) => ({ ...one, cards: written.get(one.generation.id) ?? [] }))
      const continued = await continuePlans(context, transaction, runs)
      return {
        locked: new Set(held.map(({ run }) => run.id)),
        next: new Map(
          continued.flatMap((plan, at): [string, ContinuedPlan][] => {
            const id = runs[at]?.run.id
            return id !== undefined && plan && 'reservation' in plan ? [[id, plan]] : []
          }),
        ),
      }
    },
    (transaction, continued) =>
      holdUsageAndCommit(
        transaction,
        [...continued.next.values()].flatMap(({ reservation }) => reservation ?? []),
      ),
  )
  return ended.map(({ run }) => {
    const plan = next.get(run.id)
    if (plan) return snapshotOf(plan)
    return locked.has(run.id) || waits ? null : 'locked'
  })
}

/** Continues articles whose steps end together; if that fails, each of them alone. */
const stepsTaker = (context: Pick<AppContext, 'db' | 'log' | 'now' | 'shared'>) =>
  readTogether<Ended, Continued, string>(
    ({ run }) => run.id,
    (ended) => allOrOneByOne(ended, (some) => continueTogether(context, some)),
    continueWithin,
  )

/**
 * Adds the next step of a planned article, together with those of other articles of the process. Returns the plan with it,
 * or null if the run must be closed instead, which `finishGeneration` does.
 */
export const continueGeneration = async (
  context: Pick<AppContext, 'db' | 'log' | 'now' | 'shared'>,
  run: RunRow,
  generation: Pick<GenerationRow, 'id'>,
): Promise<PlanSnapshot | null> => {
  const ended = { run, generation }
  try {
    const plan = await context.shared.once(stepsTaker, context)(ended)
    if (plan !== 'locked') return plan
    // alone, so that the others don't wait for the one who holds it
    const [alone] = await continueTogether(context, [ended])
    return alone === undefined || alone === 'locked' ? null : alone
  } catch (error) {
    // the month is used up; nothing was inserted
    if (isPublicError(error)) return null
    throw error
  }
}
