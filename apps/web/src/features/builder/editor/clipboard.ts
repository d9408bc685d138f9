import { fragmentFromJson, fragmentJson, insertTree } from '@web2/builder'
import { newUuid, removeSelection } from './actions.ts'
import type { Editor } from './editor.ts'
import { placeNextToSelection } from './insertion.ts'

/** Blocks travel under a type of their own; other programs see them as text. */
const blocksType = 'application/x-web2-blocks+json'

export const copySelection = (editor: Editor, event: ClipboardEvent): boolean => {
  const ids = editor.session.selection.get().filter((id) => id !== editor.store.document.root)
  if (ids.length === 0 || !event.clipboardData) return false
  event.preventDefault()
  const text = fragmentJson(editor.store.document, ids)
  event.clipboardData.setData(blocksType, text)
  event.clipboardData.setData('text/plain', text)
  editor.announce('Copied')
  return true
}

export const cutSelection = (editor: Editor, event: ClipboardEvent): void => {
  if (copySelection(editor, event)) removeSelection(editor)
}

/** Pastes blocks beside the selection. Text that is no block is left to whatever else listens. */
export const pasteBlocks = (editor: Editor, event: ClipboardEvent): void => {
  const own = event.clipboardData?.getData(blocksType) ?? ''
  const text = own || (event.clipboardData?.getData('text/plain') ?? '')
  if (!own && !text.trimStart().startsWith('{') && !text.trimStart().startsWith('[')) return
  const read = fragmentFromJson(text)
  if (!read.ok) {
    editor.tell(read.message)
    return
  }
  event.preventDefault()
  const place = placeNextToSelection(editor, read.nodes)
  if (editor.run('Paste', insertTree(editor.store.document, { nodes: read.nodes, place, newUuid }))) {
    editor.announce('Pasted')
  }
}
