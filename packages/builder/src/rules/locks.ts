import type { Nodes } from '../tree/document.ts'
import type { NodeRecord } from '../tree/record.ts'

/**
 * Returns the nearest locked node at or above this one. A locked node and its descendants can't be selected
 * on the canvas, edited, moved, removed, or given new children until it is unlocked.
 */
export const lockOf = ({ nodes }: Nodes, uuid: string): NodeRecord | undefined => {
  for (let at = nodes.get(uuid); at; at = at.parent === null ? undefined : nodes.get(at.parent)) {
    if (at.addition.locked) return at
  }
  return undefined
}
