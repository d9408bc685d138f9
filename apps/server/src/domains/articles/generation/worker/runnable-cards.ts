import type { CardRow } from '../generation-view.ts'

/** Texts of one generation that are written at once. */
export const maxConcurrentCards = 3

const isOutline = ({ type }: CardRow): boolean => type === 'title' || type === 'subtitle'

export interface WritingState {
  readonly cards: readonly CardRow[]
  /** Texts that are planned and whose time has come. */
  readonly due: ReadonlySet<string>
  /** Texts that are planned, due or not. */
  readonly planned: ReadonlySet<string>
  readonly active: ReadonlySet<string>
}

/**
 * What can be begun now. Steps of a stacker and the outline go one after the other, because each sees those before;
 * what stands below the outline is written together once the outline is.
 */
export const startableCards = ({ cards, due, planned, active }: WritingState): readonly CardRow[] => {
  const open = cards.filter(({ id }) => planned.has(id) || active.has(id))
  const inOrder = open.filter((card) => card.type === 'step' || isOutline(card))
  if (inOrder.length > 0) {
    const [first] = inOrder
    return first && due.has(first.id) && !active.has(first.id) ? [first] : []
  }
  // siblings see each other, so that they do not say the same: of those below one parent, one is written at a time
  const busy = new Set(open.filter(({ id }) => active.has(id)).map(({ parentId }) => parentId))
  const ready: CardRow[] = []
  for (const card of open) {
    if (active.size + ready.length >= maxConcurrentCards) break
    if (!due.has(card.id) || active.has(card.id) || busy.has(card.parentId)) continue
    if (open.some(({ id }) => id === card.parentId)) continue
    busy.add(card.parentId)
    ready.push(card)
  }
  return ready
}
