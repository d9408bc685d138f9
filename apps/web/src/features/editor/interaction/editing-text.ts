import type { Point } from '@web2/builder'
import { runCommand } from '../document/run-command.ts'
import type { InteractionHost, State } from './state.ts'

/** Creates the state of editing text in place; null if the node has no text of its own. */
export const editingText = (stage: InteractionHost, uuid: string, at: Point | null): State | null => {
  const text = stage.openText(uuid, at)
  if (!text) return null
  let pressed = false
  return {
    activity: 'editing-text',
    enter: () => stage.editor.select([uuid]),
    leave: () => text.close(pressed),
    on: (event) => {
      if (event.type === 'pointer-down') {
        if (text.holds(event.pointer.point)) return null
        pressed = true
        return { to: 'pointing', pointer: event.pointer }
      }
      if (event.type === 'text-blur') return { to: 'idle' }
      if (event.type === 'menu') return { to: 'idle', replay: event }
      // a mouse takes the focus away first; a finger on the handle or the palette does not
      if (event.type === 'drag') return { ...event, to: 'dragging' }
      if (event.type === 'edit-text' && event.uuid !== uuid)
        return { to: 'editing-text', uuid: event.uuid, at: null }
      if (event.type !== 'command') return null
      // edited text is kept, not reverted like a gesture; undo reverts it
      if (event.command === 'escape') return { to: 'idle' }
      if (event.command !== 'undo' && event.command !== 'redo') {
        runCommand(stage.editor, event.command)
        return null
      }
      return text.step(event.command) ? null : { to: 'idle', replay: event }
    },
  }
}
