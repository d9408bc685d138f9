import type { Point } from '@web2/builder'
import { selectableAt, explainLocked } from '../document/click-selection.ts'
import { textOwner } from './text/enclosing-text-block.ts'
import type { InteractionHost } from './state.ts'

/** Opens the menu at a point: for the selection if the point is on it, else for the block there. */
export const openMenuAt = (stage: InteractionHost, point: Point): void => {
  const { editor } = stage
  const hit = stage.hit(point)
  if (hit === null) return
  const { uuid, lock } = selectableAt(editor.store, hit)
  if (uuid === null && lock) return explainLocked(editor, lock)
  const home = uuid === null ? editor.store.document.root : textOwner(editor.store, uuid)
  if (!editor.session.selection.get().includes(home)) editor.select([home])
  stage.openMenu(point)
}
