import { sql } from 'kysely'
import type { AppContext } from '../../../../platform/context.ts'
import { readTogether } from '../../../../platform/db/statements/read-together.ts'
import { cardsOfAll, type CardRow, type GenerationRow } from '../generation-view.ts'
import type { RunRow } from '../../../../platform/runs/run-lifecycle.ts'
import type { GenerationStep } from './generation-run.ts'

/** A worker's view of a run's plan; the steps in the database are authoritative. */
export interface PlanSnapshot {
  /** In reading order. */
  readonly cards: readonly CardRow[]
  /** Planned steps by card id. */
  readonly items: ReadonlyMap<string, GenerationStep>
  /** True if planned steps wait for their bulk to resume. */
  readonly isPaused: boolean
  readonly isCancelled: boolean
}

interface PlanKey {
  readonly runId: string
  readonly generationId: string
}

/** Reads the plans of many runs with one statement for each table. */
const readPlans = async (
  { db }: Pick<AppContext, 'db'>,
  keys: readonly PlanKey[],
): Promise<readonly PlanSnapshot[]> => {
  const runIds = keys.map(({ runId }) => runId)
  const inRuns = (column: string) => sql<boolean>`${sql.ref(column)} = any(${runIds}::uuid[])`
  const [items, runs, cards] = await Promise.all([
    db.selectFrom('runItems').selectAll().where(inRuns('runId')).where('status', '=', 'planned').execute(),
    db.selectFrom('runs').select(['id', 'cancelRequested']).where(inRuns('id')).execute(),
    cardsOfAll(
      db,
      keys.map(({ generationId }) => generationId),
    ),
  ])
  const isCancelled = new Map(runs.map((run) => [run.id, run.cancelRequested]))
  const planned = Map.groupBy(items, ({ runId }) => runId)
  const written = Map.groupBy(cards, ({ generationId }) => generationId)
  return keys.map(({ runId, generationId }) => {
    const own = planned.get(runId) ?? []
    return {
      cards: written.get(generationId) ?? [],
      items: new Map(own.flatMap((item) => (item.paused === null ? [[item.subjectId, item]] : []))),
      isPaused: own.some(({ paused }) => paused !== null),
      isCancelled: isCancelled.get(runId) ?? true,
    }
  })
}

const planReader = (context: Pick<AppContext, 'db'>) =>
  readTogether(
    ({ runId }: PlanKey) => runId,
    (keys) => readPlans(context, keys),
  )

/** Reads the plan of a run, together with those that other articles of the process ask for at the same time. */
export const readPlan = (
  context: Pick<AppContext, 'db' | 'shared'>,
  run: Pick<RunRow, 'id'>,
  generation: Pick<GenerationRow, 'id'>,
): Promise<PlanSnapshot> =>
  context.shared.once(planReader, context)({ runId: run.id, generationId: generation.id })

/** Returns the plan with a card ended. */
export const applyFinishedCard = (plan: PlanSnapshot, ended: CardRow): PlanSnapshot => ({
  ...plan,
  cards: plan.cards.map((card) => (card.id === ended.id ? ended : card)),
  items: new Map([...plan.items].filter(([cardId]) => cardId !== ended.id)),
})

/** Merges a reloaded plan, keeping this worker's newer state of the cards in progress. */
export const mergeReloaded = (
  plan: PlanSnapshot,
  read: PlanSnapshot,
  atWork: ReadonlySet<string>,
): PlanSnapshot => {
  const own = new Map(plan.cards.map((card) => [card.id, card]))
  const items = new Map([...read.items].filter(([cardId]) => !atWork.has(cardId)))
  for (const cardId of atWork) {
    const item = plan.items.get(cardId)
    if (item) items.set(cardId, item)
  }
  return {
    ...read,
    cards: read.cards.map((card) => (atWork.has(card.id) ? (own.get(card.id) ?? card) : card)),
    items,
  }
}
