import type { Nodes } from './document.ts'
import { subtree } from './walk.ts'
import type { WireNode } from './wire-node.ts'

interface Growing {
  componentName: string
  props: WireNode['props']
  children: WireNode[]
  addition: WireNode['addition']
  uuid: string
}

/** Returns the nested form of a node with its descendants, including UUIDs: the inverse of fromWire. */
export const toWire = (document: Nodes, uuid: string): WireNode => {
  const grown = new Map<string, Growing>()
  for (const { componentName, props, addition, uuid: id, parent } of subtree(document, uuid)) {
    const node: Growing = { componentName, props, children: [], addition, uuid: id }
    grown.set(id, node)
    if (parent !== null) grown.get(parent)?.children.push(node)
  }
  return grown.get(uuid)!
}
