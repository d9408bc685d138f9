import { duplicateNodes, removeNodes } from '@web2/builder'
import type { Editor } from './editor.ts'
import { neighbour, type Direction } from './walk.ts'

export const newUuid = (): string => crypto.randomUUID()

/** Removes the selection and selects what a person would expect next: a sibling, else the parent. */
export const removeSelection = (editor: Editor): void => {
  const ids = editor.session.selection.get()
  const first = ids[0] === undefined ? undefined : editor.store.get(ids[0])
  if (!first) return
  const heir =
    [neighbour(editor.store, first, 'next'), neighbour(editor.store, first, 'previous')].find(
      (id) => id !== null && !ids.includes(id),
    ) ?? first.parent
  const result = removeNodes(editor.store.document, { ids })
  if (editor.run('Delete', result.ok ? { ...result, select: heir === null ? [] : [heir] } : result))
    editor.announce('Deleted')
}

export const duplicateSelection = (editor: Editor): void => {
  const ids = editor.session.selection.get()
  if (ids.length === 0) return
  if (editor.run('Duplicate', duplicateNodes(editor.store.document, { ids, newUuid })))
    editor.announce('Duplicated')
}

/** Selects the neighbour of the selection; the root when nothing is selected. */
export const walkSelection = (editor: Editor, direction: Direction): void => {
  const id = editor.session.selection.get()[0]
  const from = id === undefined ? undefined : editor.store.get(id)
  const next = from ? neighbour(editor.store, from, direction) : editor.store.document.root
  if (next !== null) editor.select([next])
}

/** Escape: from a node to its parent, from the root to nothing. */
export const selectParent = (editor: Editor): void => {
  const id = editor.session.selection.get()[0]
  if (id === undefined) return
  const parent = editor.store.get(id)?.parent ?? null
  editor.select(parent === null ? [] : [parent])
}
