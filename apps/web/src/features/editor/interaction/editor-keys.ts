import type { Editor } from '../document/editor.ts'
import type { InteractionEvent } from './state.ts'
import { commandOf, isHeeded, type KeyPlace } from '../document/keymap/keymap.ts'

export interface EditorKeysOptions {
  readonly editor: Editor
  readonly send: (event: InteractionEvent) => void
  readonly save: () => void
}

export type PressKey = (event: KeyboardEvent, place: KeyPlace) => void

/** What the keys of the editor do, wherever they are pressed. */
export const createEditorKeys =
  ({ editor, send, save }: EditorKeysOptions): PressKey =>
  (event, place) => {
    if (event.defaultPrevented || event.isComposing) return
    const { menu } = editor.session
    if (event.key === 'Escape' && menu.get()) {
      // it was just opened, and has not got the focus yet
      event.preventDefault()
      event.stopPropagation()
      menu.set(null)
      return
    }
    const command = commandOf(event, place)
    if (!command || !isHeeded(command, place, editor.session.activity.get())) return
    event.preventDefault()
    event.stopPropagation()
    if (command === 'save') save()
    else send({ type: 'command', command })
  }

const fields = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="slider"]'

/**
 * Where a key press among the panels belongs; parts that act for the canvas carry `data-canvas-keys`, whose value may
 * name the layers panel. A focus that got lost with its button counts as the canvas. A dialog keeps its keys to
 * itself, like a field.
 */
export const placeOf = (target: EventTarget | null): KeyPlace => {
  if (!(target instanceof Element)) return 'chrome'
  if (target.closest(`${fields}, [role="menu"]`)) return 'field'
  // on a small screen the layers stand in a dialog of their own
  if (target.closest('[role="dialog"], [data-canvas-keys]')?.matches('[role="dialog"]')) return 'field'
  // Enter and the arrows belong to a button that has the focus, also to one that floats over the canvas
  if (target.closest('button, summary')) return 'chrome'
  const part = target.closest<HTMLElement>('[data-canvas-keys]')
  if (part) return part.dataset.canvasKeys === 'layers' ? 'layers' : 'canvas'
  return target === document.body ? 'canvas' : 'chrome'
}
