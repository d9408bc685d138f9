import { canRemoveNodes } from '@web2/builder'
import { removeSelection } from '../../document/actions.ts'
import type { Editor } from '../../document/editor.ts'
import { blocksType, clipboardTexts } from './clipboard-formats.ts'
import { pastePicture } from './paste-image.ts'
import { paste } from './paste.ts'

/** Returns the selected nodes that can be copied: all except the root. */
export const copyable = (editor: Editor): readonly string[] =>
  editor.session.selection.get().filter((id) => id !== editor.store.document.root && editor.store.get(id))

export const copySelection = (editor: Editor, event: ClipboardEvent): boolean => {
  const ids = copyable(editor)
  if (ids.length === 0 || !event.clipboardData) return false
  event.preventDefault()
  const { blocks, html, plain } = clipboardTexts(editor.store.document, ids)
  event.clipboardData.setData(blocksType, blocks)
  event.clipboardData.setData('text/html', html)
  event.clipboardData.setData('text/plain', plain)
  editor.announce(ids.length === 1 ? 'Copied' : `${ids.length} blocks copied`)
  return true
}

export const cutSelection = (editor: Editor, event: ClipboardEvent): void => {
  const verdict = canRemoveNodes(editor.store.document, { ids: editor.session.selection.get() })
  if (!verdict.ok) return editor.refuse(verdict.reason)
  if (copySelection(editor, event)) removeSelection(editor, 'Cut')
}

export const pasteEvent = (editor: Editor, event: ClipboardEvent): void => {
  const data = event.clipboardData
  if (!data) return
  event.preventDefault()
  const html = data.getData('text/html')
  const plain = data.getData('text/plain')
  const picture = [...data.files].find(({ type }) => type.startsWith('image/'))
  // an image copied in a browser comes with HTML around its URL; only its bytes are permanent
  if (picture && plain === '') return void pastePicture(editor, picture)
  paste(editor, { blocks: data.getData(blocksType), html, plain })
}
