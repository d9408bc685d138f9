import type { Nodes } from './document.ts'
import type { NodeRecord } from './record.ts'

/** Returns the record of a node that must exist. */
export const nodeOf = ({ nodes }: Nodes, uuid: string): NodeRecord => {
  const record = nodes.get(uuid)
  if (!record) throw new Error(`The document has no node ${uuid}.`)
  return record
}

/**
 * Returns the node with its descendants, parents before children. Iterative, because imports can be nested
 * 10,000 levels deep.
 */
export const subtree = (document: Nodes, uuid: string): NodeRecord[] => {
  const found: NodeRecord[] = []
  const waiting = [uuid]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const record = nodeOf(document, next)
    found.push(record)
    for (let i = record.children.length - 1; i >= 0; i -= 1) waiting.push(record.children[i]!)
  }
  return found
}

/** Returns the parents of a node, nearest first. */
export const ancestors = (document: Nodes, uuid: string): NodeRecord[] => {
  const found: NodeRecord[] = []
  for (let up = nodeOf(document, uuid).parent; up !== null; up = found.at(-1)!.parent) {
    found.push(nodeOf(document, up))
  }
  return found
}

/** Returns true if `uuid` is `ancestor` itself or one of its descendants. */
export const isWithin = (document: Nodes, uuid: string, ancestor: string): boolean => {
  for (let at: string | null = uuid; at !== null; at = nodeOf(document, at).parent) {
    if (at === ancestor) return true
  }
  return false
}

/** Returns the index among the parent's children; -1 for the root. */
export const indexOf = (document: Nodes, uuid: string): number => {
  const { parent } = nodeOf(document, uuid)
  return parent === null ? -1 : nodeOf(document, parent).children.indexOf(uuid)
}
