import type { Editor } from '../../document/editor.ts'
import { placeOf } from '../editor-keys.ts'
import { copySelection, cutSelection, pasteEvent } from './clipboard-events.ts'

/**
 * Handles clipboard events while the focus is on the page or the layers panel. Returns a function to stop.
 */
export const listenForClipboard = (editor: Editor): (() => void) => {
  const end = new AbortController()
  const ours = () => {
    const place = placeOf(document.activeElement ?? document.body)
    const marked = document.getSelection()?.isCollapsed === false
    return (place === 'canvas' || place === 'layers') && !marked
  }
  const on = (name: 'copy' | 'cut' | 'paste', heard: (editor: Editor, event: ClipboardEvent) => void) =>
    document.addEventListener(
      name,
      (event) => {
        if (!event.defaultPrevented && ours()) heard(editor, event)
      },
      { signal: end.signal },
    )
  on('copy', copySelection)
  on('cut', cutSelection)
  on('paste', pasteEvent)
  return () => end.abort()
}
