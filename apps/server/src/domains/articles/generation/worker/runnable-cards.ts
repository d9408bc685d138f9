import type { CardRow } from '../generation-view.ts'

/** Texts of one generation generated at once. */
export const maxConcurrentCards = 3

const isOutline = ({ type }: CardRow): boolean => type === 'title' || type === 'subtitle'

export interface WritingState {
  readonly cards: readonly CardRow[]
  /** Planned texts that are due. */
  readonly due: ReadonlySet<string>
  /** Planned texts, due or not. */
  readonly planned: ReadonlySet<string>
  readonly active: ReadonlySet<string>
  /** True if each text sees all before it. */
  readonly isSequential: boolean
}

/**
 * Returns the cards that can start now. Planned articles, prompt steps and the outline run one by one, because each
 * text sees the ones before it. Cards below the outline run concurrently once it is done.
 */
export const startableCards = ({
  cards,
  due,
  planned,
  active,
  isSequential,
}: WritingState): readonly CardRow[] => {
  const open = cards.filter(({ id }) => planned.has(id) || active.has(id))
  const inOrder = open.filter((card) => isSequential || card.type === 'step' || isOutline(card))
  if (inOrder.length > 0) {
    const [first] = inOrder
    return first && due.has(first.id) && !active.has(first.id) ? [first] : []
  }
  // siblings see each other to avoid repetition, so only one card per parent runs at a time
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
