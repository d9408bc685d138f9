import {
  alignNodes,
  duplicateNodes,
  removeNodes,
  setAddition,
  unwrapNodes,
  wrapNodes,
  type Addition,
  type Alignment,
} from '@web2/builder'
import type { Editor } from './editor.ts'
import { nameOf } from './arrow-key-moves.ts'
import { neighbour } from './visible-children.ts'

export const newUuid = (): string => crypto.randomUUID()

/** Removes the selection and selects a sibling instead, or the parent if there is none. */
export const removeSelection = (editor: Editor, label = 'Delete'): boolean => {
  const ids = editor.session.selection.get()
  const first = ids[0] === undefined ? undefined : editor.store.get(ids[0])
  if (!first) return false
  const heir =
    [neighbour(editor.store, first, 'next'), neighbour(editor.store, first, 'previous')].find(
      (id) => id !== null && !ids.includes(id),
    ) ?? first.parent
  const result = removeNodes(editor.store.document, { ids })
  const select = heir === null ? [] : [heir]
  const done = editor.run(`${label} ${nameOf(editor.store, ids)}`, result.ok ? { ...result, select } : result)
  if (done) editor.announce('Deleted')
  return done
}

export const duplicateSelection = (editor: Editor): void => {
  const ids = editor.session.selection.get()
  if (ids.length === 0) return
  if (
    editor.run(
      `Duplicate ${nameOf(editor.store, ids)}`,
      duplicateNodes(editor.store.document, { ids, newUuid }),
    )
  )
    editor.announce('Duplicated')
}

export const wrapSelection = (editor: Editor): void => {
  const ids = editor.session.selection.get()
  if (editor.run('Put into a container', wrapNodes(editor.store.document, { ids, newUuid })))
    editor.announce('Put into a container')
}

export const unwrapSelection = (editor: Editor): void => {
  const ids = editor.session.selection.get()
  if (editor.run('Take the container away', unwrapNodes(editor.store.document, { ids })))
    editor.announce('Container taken away')
}

export const alignSelection = (editor: Editor, to: Alignment): void => {
  const ids = editor.session.selection.get()
  const layer = editor.session.breakpoint.get()
  if (editor.run(`Align ${to}`, alignNodes(editor.store.document, { ids, to, layer })))
    editor.announce(`Aligned ${to}`)
}

/** Changes layer settings of nodes (name, lock, visibility) and keeps the selection. */
const note = (editor: Editor, label: string, ids: readonly string[], addition: Addition): boolean => {
  const result = setAddition(editor.store.document, { ids, addition })
  const select = editor.session.selection.get()
  return editor.run(label, result.ok ? { ...result, select } : result)
}

const noteAll = (
  editor: Editor,
  ids: readonly string[],
  name: 'locked' | 'hidden',
  on: string,
  off: string,
) => {
  const changeable = ids.filter((id) => editor.store.get(id)?.parent !== null)
  if (changeable.length === 0) return
  const all = changeable.every((id) => editor.store.get(id)?.addition[name] === true)
  const label = `${all ? off : on} ${nameOf(editor.store, changeable)}`
  if (note(editor, label, changeable, { [name]: all ? undefined : true })) editor.announce(`${label}: done`)
}

/** Locks nodes; unlocks them if all are locked. */
export const toggleLock = (editor: Editor, ids: readonly string[]): void =>
  noteAll(editor, ids, 'locked', 'Lock', 'Unlock')

/** Hides nodes from the published page; shows them if all are hidden. */
export const toggleHidden = (editor: Editor, ids: readonly string[]): void =>
  noteAll(editor, ids, 'hidden', 'Hide', 'Show')

/** Names a layer; an empty name restores the default one. */
export const renameLayer = (editor: Editor, id: string, name: string): void => {
  const wanted = name.replace(/\s+/g, ' ').trim()
  if (
    note(editor, wanted === '' ? 'Take the name away' : `Name ${wanted}`, [id], {
      name: wanted === '' ? undefined : wanted,
    })
  )
    editor.announce(wanted === '' ? 'Name taken away' : `Named ${wanted}`)
}
