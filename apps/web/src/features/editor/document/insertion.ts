import {
  withHeadingLevelForPage,
  blockType,
  canInsertTree,
  insertTree,
  type DropPosition,
  type WireNode,
} from '@web2/builder'
import { newUuid } from './actions.ts'
import type { Editor } from './editor.ts'
import { describePosition } from './arrow-key-moves.ts'
import { visibleChildren } from './visible-children.ts'

const isLayout = ({ componentName }: WireNode): boolean => blockType(componentName).group === 'layout'

/** Returns true for a row: a block with columns as its only children. */
const isRow = ({ store }: Editor, id: string): boolean => {
  const children = visibleChildren(store, id)
  return children.length > 0 && children.every((child) => store.get(child)?.componentName === 'Canvas')
}

/**
 * Returns the drop position of a block inserted without pointing: inside the selection if it fits, an empty
 * column first, else after the nearest ancestor that allows it, else at the end of the page. Layout blocks,
 * such as containers, go below a row, because they begin the next part of the page.
 */
export const placeNextToSelection = (editor: Editor, nodes: readonly WireNode[]): DropPosition => {
  const { store } = editor
  const selected = editor.session.selection.get()[0]
  const fits = (place: DropPosition) => canInsertTree(store.document, { nodes, place }).ok
  if (selected !== undefined && selected !== store.document.root) {
    const goesBelow = isRow(editor, selected) && nodes.every(isLayout)
    const emptyColumn = visibleChildren(store, selected).find(
      (id) => store.get(id)?.children.length === 0 && fits({ into: id, at: 'end' }),
    )
    const inside: DropPosition = { into: emptyColumn ?? selected, at: 'end' }
    if (!goesBelow && fits(inside)) return inside
    for (let at: string | null = selected; at !== null; at = store.get(at)?.parent ?? null) {
      const after: DropPosition = { beside: at, side: 'after' }
      if (fits(after)) return after
    }
  }
  return { into: store.document.root, at: 'end' }
}

/** Returns a palette block adapted to this page, with the fitting heading level. */
export const newBlock = ({ store, modules }: Editor, nodes: readonly WireNode[]): readonly WireNode[] =>
  withHeadingLevelForPage(nodes, [store.document, ...(modules.documents.get()?.values() ?? [])])

export const insertNextToSelection = (editor: Editor, label: string, nodes: readonly WireNode[]): boolean => {
  const place = placeNextToSelection(editor, nodes)
  const done = editor.run(`Add ${label}`, insertTree(editor.store.document, { nodes, place, newUuid }))
  const added = editor.session.selection.get()[0]
  if (done)
    editor.announce(
      added === undefined ? `${label} added` : `${label} added, ${describePosition(editor.store, added)}`,
    )
  return done
}
