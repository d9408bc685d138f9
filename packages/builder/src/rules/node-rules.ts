import type { Described } from '../blocks/block-type.ts'
import { blockType } from '../blocks/registry.ts'
import type { NodeRecord } from '../tree/record.ts'

/** Returns true if children may be dropped into the node. */
export const isCanvas = (node: NodeRecord): boolean => {
  const { canvas } = blockType(node.componentName).rules
  return typeof canvas === 'function' ? canvas(node) : canvas === true
}

export const allowsDrag = (node: NodeRecord): boolean =>
  blockType(node.componentName).rules.canDrag?.(node) ?? true

export const allowsMoveIn = (parent: NodeRecord, incoming: Described): boolean =>
  blockType(parent.componentName).rules.canMoveIn?.(parent, incoming) ?? true

export const allowsMoveOut = (parent: NodeRecord, leaving: NodeRecord): boolean =>
  blockType(parent.componentName).rules.canMoveOut?.(parent, leaving) ?? true
