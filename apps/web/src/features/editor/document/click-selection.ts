import { labelOf, lockOf, type NodeRecord, type Store } from '@web2/builder'
import type { Editor } from './editor.ts'
import { neighbour, visibleChildren, type Direction } from './visible-children.ts'
import { counted } from '../../../lib/text/counted.ts'

/** Returns the node that a click selects: the clicked one, or its nearest ancestor that is not locked. */
export const selectableAt = (
  store: Store,
  uuid: string,
): { readonly uuid: string | null; readonly lock: NodeRecord | undefined } => {
  let outermost: NodeRecord | undefined
  for (let lock = lockOf(store.document, uuid); lock;) {
    outermost = lock
    lock = lock.parent === null ? undefined : lockOf(store.document, lock.parent)
  }
  return { uuid: outermost ? outermost.parent : uuid, lock: outermost }
}

/** Shows why a click selected no locked block. */
export const explainLocked = (editor: Editor, lock: NodeRecord): void => {
  const sentence = `“${labelOf(lock)}” is locked. Unlock it in the layers panel to select it on the page.`
  editor.tell(sentence)
  editor.announce(sentence)
}

/** Selects the neighbor of the selection; the root if nothing is selected. */
export const walkSelection = (editor: Editor, direction: Direction): void => {
  const id = editor.session.selection.get()[0]
  const from = id === undefined ? undefined : editor.store.get(id)
  const next = from ? neighbour(editor.store, from, direction) : editor.store.document.root
  if (next !== null) editor.select([next])
}

/** Handles Escape: reduces several nodes to the first, a node to its parent, the root to nothing. */
export const selectParent = (editor: Editor): void => {
  const [id, ...others] = editor.session.selection.get()
  if (id === undefined) return
  if (others.length > 0) return editor.select([id])
  const parent = editor.store.get(id)?.parent ?? null
  editor.select(parent === null ? [] : [parent])
}

/** Returns the nodes from one to another in a list, in that direction. */
export const rangeOf = (list: readonly string[], from: string, to: string): readonly string[] => {
  const [start, end] = [list.indexOf(from), list.indexOf(to)]
  if (start < 0 || end < 0) return [to]
  return start <= end ? list.slice(start, end + 1) : list.slice(end, start + 1).toReversed()
}

/** Moves the far end of the selected range of siblings. */
export const extendSelection = (editor: Editor, direction: 'previous' | 'next'): void => {
  const selected = editor.session.selection.get()
  const [first, last] = [selected[0], selected.at(-1)]
  const end = last === undefined ? undefined : editor.store.get(last)
  if (first === undefined || !end || end.parent === null) return walkSelection(editor, direction)
  const next = neighbour(editor.store, end, direction)
  if (next === null) return
  const siblings = visibleChildren(editor.store, end.parent)
  const range = siblings.includes(first) ? rangeOf(siblings, first, next) : [...selected, next]
  editor.select(range)
  editor.announce(`${counted(range.length, 'block')} selected`)
}

/**
 * Selects all siblings of the first selected node; the root's children if nothing or the root is selected.
 */
export const selectSiblings = (editor: Editor): void => {
  const id = editor.session.selection.get()[0]
  const parent = (id === undefined ? null : editor.store.get(id)?.parent) ?? editor.store.document.root
  const ids = visibleChildren(editor.store, parent)
  const first = id !== undefined && ids.includes(id) ? [id, ...ids.filter((each) => each !== id)] : ids
  editor.select(first)
  editor.announce(`${counted(ids.length, 'block')} selected`)
}
