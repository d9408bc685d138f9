import { duplicateSelection, removeSelection, selectParent, walkSelection } from '../editor/actions.ts'
import type { KeyCommand } from '../keyboard/keymap.ts'
import type { Next, Stage, State } from './state.ts'

const command = (stage: Stage, name: KeyCommand): Next | null => {
  const { editor } = stage
  const uuid = editor.session.selection.get()[0]
  if (name === 'edit') return uuid === undefined ? null : { to: 'editing-text', uuid, at: null }
  if (name === 'move') return uuid === undefined ? null : { to: 'moving', uuid }
  if (name === 'undo') editor.undo()
  else if (name === 'redo') editor.redo()
  else if (name === 'remove') removeSelection(editor)
  else if (name === 'duplicate') duplicateSelection(editor)
  else if (name === 'escape') selectParent(editor)
  else if (name !== 'save') walkSelection(editor, name)
  return null
}

export const idle = (stage: Stage): State => {
  const { hovered } = stage.editor.session
  return {
    activity: 'idle',
    on: (event) => {
      if (event.type === 'pointer-move') hovered.set(stage.hit(event.pointer.point))
      if (event.type === 'pointer-leave') hovered.set(null)
      if (event.type === 'pointer-down') return { to: 'pointing', pointer: event.pointer }
      if (event.type === 'drag') return { ...event, to: 'dragging' }
      if (event.type === 'edit-text') return { to: 'editing-text', uuid: event.uuid, at: null }
      if (event.type === 'command') return command(stage, event.command)
      return null
    },
  }
}
