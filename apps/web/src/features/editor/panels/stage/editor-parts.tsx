import { useEffect } from 'react'
import { listenForClipboard } from '../../interaction/clipboard/listen-for-clipboard.ts'
import { useBuilder } from '../session/use-editor.ts'
import { ContextMenu } from '../context-menu/context-menu.tsx'
import { openBlock } from '../inspector/open-block.ts'

/**
 * Parts of editing that belong to no panel: the clipboard around the canvas, the selection's menu, and double
 * clicks.
 */
export const EditorParts = () => {
  const { editor, canvas } = useBuilder()
  const mounted = canvas.use()
  useEffect(() => listenForClipboard(editor), [editor])
  useEffect(() => {
    const page = mounted?.elementOf(editor.store.document.root)?.ownerDocument
    const open = () => openBlock(editor)
    page?.addEventListener('dblclick', open)
    return () => page?.removeEventListener('dblclick', open)
  }, [editor, mounted])
  return <ContextMenu />
}
