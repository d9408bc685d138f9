import type { Editor } from '../document/editor.ts'
import type { InteractionEvent } from './state.ts'
import { commandOf, isHeeded, type KeyPlace } from '../document/keymap/keymap.ts'

export interface EditorKeysOptions {
  readonly editor: Editor
  readonly send: (event: InteractionEvent) => void
  readonly save: () => void
}

export type PressKey = (event: KeyboardEvent, place: KeyPlace) => void

/** Creates the handler of the editor's keys, for every focus location. */
export const createEditorKeys =
  ({ editor, send, save }: EditorKeysOptions): PressKey =>
  (event, place) => {
    if (event.defaultPrevented || event.isComposing) return
    const { menu } = editor.session
    if (event.key === 'Escape' && menu.get()) {
      // the menu was just opened and does not have the focus yet
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
 * Returns the key place of a focused element. Elements that act for the canvas carry `data-canvas-keys`,
 * whose value may be `layers`; a lost focus counts as the canvas. Dialogs keep their keys, like fields.
 */
export const placeOf = (target: EventTarget | null): KeyPlace => {
  if (!(target instanceof Element)) return 'chrome'
  if (target.closest(`${fields}, [role="menu"]`)) return 'field'
  // on a small screen the layers panel is in a dialog
  if (target.closest('[role="dialog"], [data-canvas-keys]')?.matches('[role="dialog"]')) return 'field'
  // Enter and the arrows belong to a focused button, even one that floats over the canvas
  if (target.closest('button, summary')) return 'chrome'
  const part = target.closest<HTMLElement>('[data-canvas-keys]')
  if (part) return part.dataset.canvasKeys === 'layers' ? 'layers' : 'canvas'
  return target === document.body ? 'canvas' : 'chrome'
}
