import { copyStyleOfSelection, pasteStyleOnSelection } from '../clipboard/style-clipboard.ts'
import type { KeyCommand } from '../keyboard/keymap.ts'
import {
  duplicateSelection,
  removeSelection,
  toggleHidden,
  toggleLock,
  unwrapSelection,
  wrapSelection,
} from './actions.ts'
import type { Editor } from './editor.ts'
import { extendSelection, selectParent, selectSiblings, walkSelection } from './selecting.ts'
import { stepSelection } from './stepping.ts'
import { zoomBy } from './zooming.ts'

const selected = (editor: Editor) => editor.session.selection.get()

/** What commands do while nothing else goes on; those that begin something belong to the interaction. */
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
  previous: (editor) => walkSelection(editor, 'previous'),
  next: (editor) => walkSelection(editor, 'next'),
  parent: (editor) => walkSelection(editor, 'parent'),
  child: (editor) => walkSelection(editor, 'child'),
  'extend-previous': (editor) => extendSelection(editor, 'previous'),
  'extend-next': (editor) => extendSelection(editor, 'next'),
  'select-siblings': selectSiblings,
  escape: selectParent,
  'move-up': (editor) => stepSelection(editor, 'up'),
  'move-down': (editor) => stepSelection(editor, 'down'),
  'move-in': (editor) => stepSelection(editor, 'in'),
  'move-out': (editor) => stepSelection(editor, 'out'),
}

export const runCommand = (editor: Editor, command: KeyCommand): void => commands[command]?.(editor)
