import { createStore, type Store as Signal } from '../../../../lib/store.ts'
import type { Editor } from '../../document/editor.ts'

/** A field to focus as soon as it is rendered. */
export type FieldToFocus =
  | { readonly in: 'settings'; readonly field: 'title' | 'description' | 'lang' }
  | {
      readonly in: 'block'
      readonly uuid: string
      readonly tab: 'properties' | 'style' | 'advanced'
      /** Label of the field, or of a button, which is pressed. */
      readonly field?: string
      readonly press?: boolean
    }

const wishes = new WeakMap<Editor, Signal<FieldToFocus | null>>()

/** Returns the requested field of an open page; the component that shows the field resets it. */
export const wantedField = (editor: Editor): Signal<FieldToFocus | null> => {
  const known = wishes.get(editor)
  if (known) return known
  const made = createStore<FieldToFocus | null>(null)
  wishes.set(editor, made)
  return made
}
