import type { Nodes } from '../tree/document.ts'
import type { NodeRecord } from '../tree/record.ts'

/**
 * The locked node at or nearest above this one: a lock holds for the node and all that is in it. What is locked can
 * not be selected on the canvas, edited, moved or removed, and takes no other nodes, until it is unlocked.
 */
export const lockOf = ({ nodes }: Nodes, uuid: string): NodeRecord | undefined => {
  for (let at = nodes.get(uuid); at; at = at.parent === null ? undefined : nodes.get(at.parent)) {
    if (at.addition.locked) return at
  }
  return undefined
}
