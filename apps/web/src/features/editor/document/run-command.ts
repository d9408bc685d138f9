import { copyStyleOfSelection, pasteStyleOnSelection } from './style-clipboard.ts'
import type { KeyCommand } from './keymap/keymap.ts'
import {
  duplicateSelection,
  removeSelection,
  toggleHidden,
  toggleLock,
  unwrapSelection,
  wrapSelection,
} from './actions.ts'
import type { Editor } from './editor.ts'
import { extendSelection, selectParent, selectSiblings, walkSelection } from './click-selection.ts'
import { nameOf, stepSelection, describePosition } from './arrow-key-moves.ts'
import { zoomBy } from './zooming.ts'

const selected = (editor: Editor) => editor.session.selection.get()

/** Announces the new selection of a key command, because its frame is only visual. */
const spoken = (select: (editor: Editor) => void) => (editor: Editor) => {
  const before = selected(editor)
  select(editor)
  const ids = selected(editor)
  const [id] = ids
  if (ids === before) return
  if (id === undefined) return editor.announce('Nothing selected')
  const where = id === editor.store.document.root ? '' : `, ${describePosition(editor.store, id)}`
  editor.announce(`${nameOf(editor.store, ids)}${where}`)
}

/** Commands outside gestures; those that begin a gesture belong to the interaction. */
const commands: Readonly<Partial<Record<KeyCommand, (editor: Editor) => void>>> = {
  undo: (editor) => editor.undo(),
  redo: (editor) => editor.redo(),
  'zoom-in': ({ session }) => zoomBy(session, 'in'),
  'zoom-out': ({ session }) => zoomBy(session, 'out'),
  'zoom-fit': ({ session }) => session.zoom.set('fit'),
  help: ({ session }) => session.dialog.set('shortcuts'),
  remove: (editor) => void removeSelection(editor),
  duplicate: duplicateSelection,
  wrap: wrapSelection,
  unwrap: unwrapSelection,
  lock: (editor) => toggleLock(editor, selected(editor)),
  hide: (editor) => toggleHidden(editor, selected(editor)),
  'copy-style': copyStyleOfSelection,
  'paste-style': pasteStyleOnSelection,
  previous: spoken((editor) => walkSelection(editor, 'previous')),
  next: spoken((editor) => walkSelection(editor, 'next')),
  parent: spoken((editor) => walkSelection(editor, 'parent')),
  child: spoken((editor) => walkSelection(editor, 'child')),
  'extend-previous': (editor) => extendSelection(editor, 'previous'),
  'extend-next': (editor) => extendSelection(editor, 'next'),
  'select-siblings': selectSiblings,
  escape: spoken(selectParent),
  'move-up': (editor) => stepSelection(editor, 'up'),
  'move-down': (editor) => stepSelection(editor, 'down'),
  'move-in': (editor) => stepSelection(editor, 'in'),
  'move-out': (editor) => stepSelection(editor, 'out'),
}

export const runCommand = (editor: Editor, command: KeyCommand): void => commands[command]?.(editor)
