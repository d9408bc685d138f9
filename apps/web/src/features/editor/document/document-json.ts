import { storedJson } from '@web2/builder'
import type { Editor } from './editor.ts'

const known = new WeakMap<Editor, { json: string | null }>()

const begin = ({ store }: Editor) => {
  const kept: { json: string | null } = { json: null }
  store.subscribeAll(() => {
    kept.json = null
  })
  return kept
}

/**
 * Returns the document as JSON, cached until the next edit because serializing a large one takes longer than
 * a frame.
 */
export const documentJson = (editor: Editor): string => {
  const kept = known.get(editor) ?? begin(editor)
  known.set(editor, kept)
  return (kept.json ??= storedJson(editor.store.document))
}
