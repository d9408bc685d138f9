import {
  withHeadingLevelForPage,
  blockType,
  canInsertTree,
  insertTree,
  isBand,
  withThemeLook,
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

const inForms: ReadonlySet<string> = new Set(['form', 'layout', 'text'])

/**
 * Returns true for a block of several parts, next to which these blocks go: a quote, a call bar, and a form unless it
 * gets fields, texts or layout.
 */
const isComplete = ({ store }: Editor, id: string, nodes: readonly WireNode[]): boolean => {
  const { componentName, addition } = store.get(id) ?? {}
  if (componentName === 'CallBar' || addition?.tag === 'figure') return true
  return addition?.tag === 'form' && !nodes.every((node) => inForms.has(blockType(node.componentName).group))
}

/** Returns the outermost band around a block, or the block itself; undefined if there is none. */
const bandAround = ({ store }: Editor, id: string): string | undefined => {
  let found: string | undefined
  for (let at = store.get(id); at; at = at.parent === null ? undefined : store.get(at.parent))
    if (isBand(at)) found = at.uuid
  return found
}

/**
 * Returns the drop position of a block inserted without pointing: inside the selection if it fits, an empty
 * column first, else after the nearest ancestor that allows it, else at the end of the page. Layout blocks,
 * such as containers, go below a row, because they begin the next part of the page, and a band goes after the band
 * that is selected.
 */
export const placeNextToSelection = (editor: Editor, nodes: readonly WireNode[]): DropPosition => {
  const { store } = editor
  const selected = editor.session.selection.get()[0]
  const fits = (place: DropPosition) => canInsertTree(store.document, { nodes, place }).ok
  if (selected !== undefined && selected !== store.document.root) {
    const band = nodes.some(isBand) ? bandAround(editor, selected) : undefined
    if (band !== undefined) return { beside: band, side: 'after' }
    const goesBelow = isRow(editor, selected) && nodes.every(isLayout)
    const emptyColumn = visibleChildren(store, selected).find(
      (id) => store.get(id)?.children.length === 0 && fits({ into: id, at: 'end' }),
    )
    const inside: DropPosition = { into: emptyColumn ?? selected, at: 'end' }
    if (!goesBelow && !isComplete(editor, selected, nodes) && fits(inside)) return inside
    for (let at: string | null = selected; at !== null; at = store.get(at)?.parent ?? null) {
      const after: DropPosition = { beside: at, side: 'after' }
      if (fits(after)) return after
    }
  }
  return { into: store.document.root, at: 'end' }
}

/** Returns a palette block adapted to this page, with the fitting heading level and the look of its theme. */
export const newBlock = ({ store, modules }: Editor, nodes: readonly WireNode[]): readonly WireNode[] => {
  const shown = [store.document, ...(modules.documents.get()?.values() ?? [])]
  return withThemeLook(withHeadingLevelForPage(nodes, shown), store.document.page.theme)
}

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
