import type { DropPosition } from '../changes/position.ts'
import { canInsertTree } from '../commands/insert-tree.ts'
import { canMoveNodes } from '../commands/move-nodes.ts'
import type { Verdict } from '../rules/reason.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { DragSource } from './drop.ts'

/** Returns the verdict of the command that would perform the drop. */
export const canDrop = (document: BuilderDocument, source: DragSource, place: DropPosition): Verdict =>
  source.kind === 'move'
    ? canMoveNodes(document, { ids: source.ids, place })
    : canInsertTree(document, { nodes: source.nodes, place })
