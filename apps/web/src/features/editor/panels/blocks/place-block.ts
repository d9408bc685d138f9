import type { PaletteItem } from '@web2/builder'
import type { Store as Signal } from '../../../../lib/store.ts'
import type { Canvas } from '../../interaction/mount-canvas.ts'
import type { Editor } from '../../document/editor.ts'
import { insertNextToSelection, newBlock } from '../../document/insertion.ts'

/**
 * Inserts a palette block next to the selection and scrolls to it. Returns false if it is refused, after the
 * user was shown why.
 */
export const placeBlock = (editor: Editor, canvas: Signal<Canvas | null>, item: PaletteItem): boolean => {
  if (!insertNextToSelection(editor, item.label, newBlock(editor, item.nodes))) return false
  const added = editor.session.selection.get()[0]
  if (added !== undefined) canvas.get()?.reveal(added)
  return true
}
