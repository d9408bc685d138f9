import {
  canMoveNodes,
  labelOf,
  moveNodes,
  topmost,
  type NodeRecord,
  type DropPosition,
  type ReasonCode,
  type Store,
} from '@web2/builder'
import type { Editor } from './editor.ts'
import { visibleChildren } from './visible-children.ts'

export type Step = 'up' | 'down' | 'in' | 'out'

/**
 * Returns the drop positions that one arrow key may mean for nodes that move together, best first. Up and
 * down stay among the siblings and leave the parent at its ends; in enters the sibling before or after; out
 * goes after the parent.
 */
const candidates = (store: Store, ids: readonly string[], step: Step): readonly DropPosition[] => {
  const moved = topmost(store.document, ids)
  const parent = store.get(moved[0] ?? '')?.parent ?? null
  if (parent === null) return []
  const siblings = visibleChildren(store, parent)
  const own = moved.filter((id) => siblings.includes(id))
  const before = siblings[siblings.indexOf(own[0] ?? '') - 1]
  const after = siblings.slice(siblings.indexOf(own.at(-1) ?? '') + 1)[0]
  if (step === 'up') return [before ? { beside: before, side: 'before' } : { beside: parent, side: 'before' }]
  if (step === 'down') return [after ? { beside: after, side: 'after' } : { beside: parent, side: 'after' }]
  if (step === 'out') return [{ beside: parent, side: 'after' }]
  const into = (id: string | undefined, at: 'start' | 'end'): readonly DropPosition[] =>
    id === undefined
      ? []
      : [
          { into: id, at } as const,
          ...visibleChildren(store, id).map((child) => ({ into: child, at }) as const),
        ]
  return [...into(before, 'end'), ...into(after, 'start')]
}

/** Returns the drop position of a step, or null if the page's rules allow none. */
export const stepPlace = (store: Store, ids: readonly string[], step: Step): DropPosition | null => {
  if (ids.length === 0 || !ids.every((id) => store.get(id))) return null
  return candidates(store, ids, step).find((place) => canMoveNodes(store.document, { ids, place }).ok) ?? null
}

const calledOf = (record: NodeRecord): string => (record.parent === null ? 'Page' : labelOf(record))

/** Describes the position of a node among its siblings, in words. */
export const describePosition = (store: Store, uuid: string): string => {
  const parent = store.get(store.get(uuid)?.parent ?? '')
  if (!parent) return ''
  const siblings = visibleChildren(store, parent.uuid)
  return `position ${siblings.indexOf(uuid) + 1} of ${siblings.length} in ${calledOf(parent)}`
}

/** Returns the common name of the nodes. */
export const nameOf = (store: Store, ids: readonly string[]): string => {
  const record = store.get(ids[0] ?? '')
  return ids.length > 1 || !record ? `${ids.length} blocks` : calledOf(record)
}

/** Reasons that do not depend on the drop position. */
const fixed: ReadonlySet<ReasonCode> = new Set<ReasonCode>(['locked', 'root', 'not-draggable'])

/** Moves the selection by one position in one undo step, or announces that it can't. */
export const stepSelection = (editor: Editor, step: Step): void => {
  const { store, session } = editor
  const ids = session.selection.get()
  if (ids.length === 0) return
  const label = nameOf(store, ids)
  const place = stepPlace(store, ids, step)
  if (!place) {
    const anywhere: DropPosition = { into: store.document.root, at: 'end' }
    const verdict = canMoveNodes(store.document, { ids, place: anywhere })
    if (!verdict.ok && fixed.has(verdict.reason.code)) editor.refuse(verdict.reason)
    else editor.announce(`${label} can’t move ${step} from here`)
    return
  }
  const result = moveNodes(store.document, { ids, place })
  if (editor.run(`Move ${label}`, result.ok ? { ...result, select: ids } : result))
    editor.announce(`${label}, ${describePosition(store, ids[0] ?? '')}`)
}
