import { createStore, type Store as Signal } from '../../../../lib/store.ts'
import type { Editor } from '../../document/editor.ts'

/** A field that somebody was led to; it is focused as soon as it is there. */
export type FieldToFocus =
  | { readonly in: 'settings'; readonly field: 'title' | 'description' | 'lang' }
  | {
      readonly in: 'block'
      readonly uuid: string
      readonly tab: 'properties' | 'style' | 'advanced'
      /** The name of the field, or of a button, which is pressed. */
      readonly field?: string
      readonly press?: boolean
    }

const wishes = new WeakMap<Editor, Signal<FieldToFocus | null>>()

/** The field that is wanted in an open page; whoever shows it takes the wish away. */
export const wantedField = (editor: Editor): Signal<FieldToFocus | null> => {
  const known = wishes.get(editor)
  if (known) return known
  const made = createStore<FieldToFocus | null>(null)
  wishes.set(editor, made)
  return made
}
