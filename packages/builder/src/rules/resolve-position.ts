import type { DropPosition } from '../changes/position.ts'
import type { Nodes } from '../tree/document.ts'
import { indexOf } from '../tree/walk.ts'

export interface Position {
  readonly parent: string
  /** Index among the parent's current children. */
  readonly index: number
}

/**
 * Returns the parent and index of a drop position; null if it names an unknown node, or a sibling of the
 * root.
 */
export const resolvePlace = (document: Nodes, place: DropPosition): Position | null => {
  if ('beside' in place) {
    const parent = document.nodes.get(place.beside)?.parent
    if (parent === undefined || parent === null) return null
    return { parent, index: indexOf(document, place.beside) + (place.side === 'after' ? 1 : 0) }
  }
  const count = document.nodes.get(place.into)?.children.length
  if (count === undefined) return null
  const { at } = place
  const index = at === 'start' ? 0 : at === 'end' ? count : Math.min(Math.max(Math.trunc(at), 0), count)
  return { parent: place.into, index }
}
