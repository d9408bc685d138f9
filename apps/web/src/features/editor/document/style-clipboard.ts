import { copyStyle, pasteStyle, type CopiedStyle } from '@web2/builder'
import type { Editor } from './editor.ts'
import { nameOf } from './arrow-key-moves.ts'

/** Key in localStorage, so that a style can be pasted in other tabs and sites. */
const key = 'web2.copied-style'

const isStyle = (value: unknown): value is CopiedStyle =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((layer) => typeof layer === 'object' && layer !== null && !Array.isArray(layer))

const kept = (): CopiedStyle | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isStyle(value) ? value : null
  } catch (error) {
    console.warn('The copied style could not be read.', error)
    return null
  }
}

export const hasCopiedStyle = (): boolean => kept() !== null

export const copyStyleOfSelection = (editor: Editor): void => {
  const record = editor.store.get(editor.session.selection.get()[0] ?? '')
  if (!record) return
  try {
    localStorage.setItem(key, JSON.stringify(copyStyle(record)))
    editor.announce('Style copied')
  } catch {
    editor.tell('The browser has no storage left for this style. Copy a block with fewer styles.')
  }
}

export const pasteStyleOnSelection = (editor: Editor): void => {
  const ids = editor.session.selection.get()
  const style = kept()
  if (!style) return editor.tell('No style copied yet. Select a block and choose “Copy style” first.')
  if (
    editor.run(
      `Paste style on ${nameOf(editor.store, ids)}`,
      pasteStyle(editor.store.document, { ids, style }),
    )
  )
    editor.announce('Style pasted')
}
