import type { Editor } from '@tiptap/core'
import type { TextLocation } from '@web2/writing'
import { showSuccess } from '../../../lib/snackbar.ts'
import { editorBlocks, findPlace } from './editor-blocks.ts'

const fieldNames = {
  title: 'Title',
  keyword: 'Keyword',
  slug: 'Slug',
  metaTitle: 'Meta title',
  metaDescription: 'Meta description',
} as const

const showField = (place: Exclude<TextLocation, { field: 'text' }>, root: ParentNode) => {
  const field = root.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[data-path="${place.field}"]`)
  if (!field) return showSuccess(`This screen has no “${fieldNames[place.field]}” field.`)
  field.focus()
  field.setSelectionRange(place.from, place.to)
  field.scrollIntoView({ block: 'center' })
}

/** Selects a place of the article and scrolls to it. */
export const showPlace = (place: TextLocation, editor: Editor | null, root: ParentNode) => {
  if (place.field !== 'text') return showField(place, root)
  if (!editor?.view.dom.isConnected) return showSuccess('Close the HTML source to see this in the text.')
  const found = findPlace(editorBlocks(editor.state.doc), place)
  if (!found) return showSuccess('This text has changed since it was checked.')
  const node = editor.state.doc.nodeAt(found.from)
  const chain = editor.chain().focus()
  if (node && !node.isText && found.to - found.from === 1) chain.setNodeSelection(found.from)
  else chain.setTextSelection(found)
  chain.scrollIntoView().run()
}
