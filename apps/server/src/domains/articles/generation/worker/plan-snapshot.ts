import type { AppContext } from '../../../../platform/context.ts'
import { cardsOf, type CardRow, type GenerationRow } from '../generation-view.ts'
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

export const readPlan = async (
  { db }: Pick<AppContext, 'db'>,
  run: Pick<RunRow, 'id'>,
  generation: Pick<GenerationRow, 'id'>,
): Promise<PlanSnapshot> => {
  const items = db
    .selectFrom('runItems')
    .selectAll()
    .where('runId', '=', run.id)
    .where('status', '=', 'planned')
    .execute()
  const state = db.selectFrom('runs').select('cancelRequested').where('id', '=', run.id).executeTakeFirst()
  const [planned, cards, found] = await Promise.all([items, cardsOf(db, generation.id), state])
  return {
    cards,
    items: new Map(planned.flatMap((item) => (item.paused === null ? [[item.subjectId, item]] : []))),
    isPaused: planned.some(({ paused }) => paused !== null),
    isCancelled: found?.cancelRequested ?? true,
  }
}

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
