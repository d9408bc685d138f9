import { canRemoveNodes } from '@web2/builder'
import { removeSelection } from '../../document/actions.ts'
import type { Editor } from '../../document/editor.ts'
import { shortcutOf } from '../../document/keymap/key-names.ts'
import { copyable } from './clipboard-events.ts'
import { clipboardTexts } from './clipboard-formats.ts'
import { pastePicture } from './paste-image.ts'
import { paste } from './paste.ts'

/** Returns advice for a refused clipboard; touch users have no keys to press. */
const wayOut = (command: 'copy' | 'cut' | 'paste'): string =>
  window.matchMedia('(pointer: coarse)').matches
    ? 'Allow it in the browser’s site settings, then try again.'
    : `Press ${shortcutOf(command)} on the page instead, or allow it in the browser’s site settings.`

const refused = (editor: Editor, command: 'copy' | 'cut' | 'paste') => (error: unknown) => {
  console.warn('The browser refused the clipboard.', error)
  editor.tell(`The browser blocked access to the clipboard. ${wayOut(command)}`)
}

const written = async (html: string, plain: string) => {
  if (!navigator.clipboard?.write) throw new Error('There is no clipboard for pages in this browser.')
  const item = new ClipboardItem({
    'text/html': new Blob([html], { type: 'text/html' }),
    'text/plain': new Blob([plain], { type: 'text/plain' }),
  })
  await navigator.clipboard.write([item])
}

/** Copies from a menu, without a key press. Returns true if it worked. */
export const copyBySystem = async (editor: Editor): Promise<boolean> => {
  const ids = copyable(editor)
  if (ids.length === 0) return false
  const { html, plain } = clipboardTexts(editor.store.document, ids)
  try {
    await written(html, plain)
  } catch (error) {
    refused(editor, 'copy')(error)
    return false
  }
  editor.announce('Copied')
  return true
}

export const cutBySystem = async (editor: Editor): Promise<void> => {
  const verdict = canRemoveNodes(editor.store.document, { ids: editor.session.selection.get() })
  if (!verdict.ok) return editor.refuse(verdict.reason)
  if (await copyBySystem(editor)) removeSelection(editor, 'Cut')
}

const textOf = async (items: readonly ClipboardItem[], type: string): Promise<string> => {
  const item = items.find(({ types }) => types.includes(type))
  return item ? (await item.getType(type)).text() : ''
}

const pictureIn = async (items: readonly ClipboardItem[]): Promise<File | null> => {
  for (const item of items) {
    const type = item.types.find((each) => each.startsWith('image/'))
    if (type) return new File([await item.getType(type)], `picture.${type.slice(6)}`, { type })
  }
  return null
}

export const pasteBySystem = async (editor: Editor): Promise<void> => {
  try {
    if (!navigator.clipboard?.read) throw new Error('There is no clipboard for pages in this browser.')
    const items = await navigator.clipboard.read()
    const plain = await textOf(items, 'text/plain')
    const picture = plain === '' ? await pictureIn(items) : null
    if (picture) await pastePicture(editor, picture)
    else paste(editor, { blocks: '', html: await textOf(items, 'text/html'), plain })
  } catch (error) {
    refused(editor, 'paste')(error)
  }
}
