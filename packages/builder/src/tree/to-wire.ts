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

/** The nested form of a node and all below it, uuids included: the inverse of planting. */
export const toWire = (document: Nodes, uuid: string): WireNode => {
  const grown = new Map<string, Growing>()
  for (const { componentName, props, addition, uuid: id, parent } of subtree(document, uuid)) {
    const node: Growing = { componentName, props, children: [], addition, uuid: id }
    grown.set(id, node)
    if (parent !== null) grown.get(parent)?.children.push(node)
  }
  return grown.get(uuid)!
}
