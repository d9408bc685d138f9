import { canMoveNodes, type NodeRecord, type Place, type Store } from '@web2/builder'
import { neighbour, visibleChildren } from './walk.ts'

export type Step = 'up' | 'down' | 'in' | 'out'

/**
 * The places that one arrow key of the move mode may mean, best first. Up and down stay among the siblings and leave
 * the parent at its ends; in goes into the sibling before or after; out goes after the parent.
 */
const candidates = (store: Store, record: NodeRecord, step: Step): readonly Place[] => {
  if (record.parent === null) return []
  const before = neighbour(store, record, 'previous')
  const after = neighbour(store, record, 'next')
  if (step === 'up') {
    return before ? [{ beside: before, side: 'before' }] : [{ beside: record.parent, side: 'before' }]
  }
  if (step === 'down') {
    return after ? [{ beside: after, side: 'after' }] : [{ beside: record.parent, side: 'after' }]
  }
  if (step === 'out') return [{ beside: record.parent, side: 'after' }]
  const into = (id: string | null, at: 'start' | 'end'): readonly Place[] =>
    id === null
      ? []
      : [
          { into: id, at } as const,
          ...visibleChildren(store, id).map((child) => ({ into: child, at }) as const),
        ]
  return [...into(before, 'end'), ...into(after, 'start')]
}

/** Where the step leads, or null when the rules of the page allow none of its places. */
export const stepPlace = (store: Store, uuid: string, step: Step): Place | null => {
  const record = store.get(uuid)
  if (!record) return null
  return (
    candidates(store, record, step).find(
      (place) => canMoveNodes(store.document, { ids: [uuid], place }).ok,
    ) ?? null
  )
}
