import type { Editor } from '@tiptap/core'
import { suggestionsPlugin } from './suggestions-plugin.ts'

const loaded = new WeakSet<Editor>()

/** Adds suggestions to an editor, once. */
export const loadSuggestions = (editor: Editor): void => {
  if (loaded.has(editor)) return
  loaded.add(editor)
  editor.registerPlugin(suggestionsPlugin())
}
