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

/** Returns a new key that links blocks of a page. */
export const newKey = (): string => newUuid().replaceAll('-', '').slice(-10)

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
  if (editor.run('Wrap in container', wrapNodes(editor.store.document, { ids, newUuid })))
    editor.announce('Wrapped in container')
}

export const unwrapSelection = (editor: Editor): void => {
  const ids = editor.session.selection.get()
  if (editor.run('Unwrap', unwrapNodes(editor.store.document, { ids }))) editor.announce('Unwrapped')
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

/** Labels of setting and removing a mark, and the announcements of both. */
interface MarkWords {
  readonly on: readonly [label: string, done: string]
  readonly off: readonly [label: string, done: string]
}

const noteAll = (
  editor: Editor,
  ids: readonly string[],
  name: 'locked' | 'hidden',
  { on, off }: MarkWords,
) => {
  const changeable = ids.filter((id) => editor.store.get(id)?.parent !== null)
  if (changeable.length === 0) return
  const all = changeable.every((id) => editor.store.get(id)?.addition[name] === true)
  const [label, done] = all ? off : on
  const subject = nameOf(editor.store, changeable)
  if (note(editor, `${label} ${subject}`, changeable, { [name]: all ? undefined : true }))
    editor.announce(`${subject} ${done}`)
}

/** Locks nodes; unlocks them if all are locked. */
export const toggleLock = (editor: Editor, ids: readonly string[]): void =>
  noteAll(editor, ids, 'locked', { on: ['Lock', 'locked'], off: ['Unlock', 'unlocked'] })

/** Hides nodes from the published page; shows them if all are hidden. */
export const toggleHidden = (editor: Editor, ids: readonly string[]): void =>
  noteAll(editor, ids, 'hidden', { on: ['Hide', 'hidden'], off: ['Show', 'shown'] })

/** Names a layer; an empty name restores the default one. */
export const renameLayer = (editor: Editor, id: string, name: string): void => {
  const wanted = name.replace(/\s+/g, ' ').trim()
  if (
    note(editor, wanted === '' ? 'Reset layer name' : `Rename to ${wanted}`, [id], {
      name: wanted === '' ? undefined : wanted,
    })
  )
    editor.announce(wanted === '' ? 'Layer name reset' : `Renamed to ${wanted}`)
}
