import { useEffect } from 'react'
import { listenForClipboard } from '../clipboard/listen-for-clipboard.ts'
import { useEditor } from '../hooks/use-builder.ts'
import { ContextMenu } from './context-menu/context-menu.tsx'

/** What belongs to editing as a whole rather than to a panel: the clipboard around the canvas, the selection's menu. */
export const EditorParts = () => {
  const editor = useEditor()
  useEffect(() => listenForClipboard(editor), [editor])
  return <ContextMenu />
}
