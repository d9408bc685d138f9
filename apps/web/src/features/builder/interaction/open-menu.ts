import type { Point } from '@web2/builder'
import { selectableAt, tellLocked } from '../editor/selecting.ts'
import { textHome } from '../text/text-home.ts'
import type { Stage } from './state.ts'

/** Opens the menu at a point: for the selection when the point is on it, else for what is there. */
export const openMenuAt = (stage: Stage, point: Point): void => {
  const { editor } = stage
  const hit = stage.hit(point)
  if (hit === null) return
  const { uuid, lock } = selectableAt(editor.store, hit)
  if (uuid === null && lock) return tellLocked(editor, lock)
  const home = uuid === null ? editor.store.document.root : textHome(editor.store, uuid)
  if (!editor.session.selection.get().includes(home)) editor.select([home])
  stage.openMenu(point)
}
