import { selectableAt, explainLocked } from '../document/click-selection.ts'
import { nameOf } from '../document/arrow-key-moves.ts'
import { textOwner } from './text/enclosing-text-block.ts'
import { openMenuAt } from './open-menu.ts'
import type { Next, PointerMoment, InteractionHost, State } from './state.ts'
import { longPress } from './long-press.ts'

/** Movement in page px before a press becomes a drag. */
const threshold = 5

const apart = (from: PointerMoment, to: PointerMoment) =>
  Math.hypot(to.point.x - from.point.x, to.point.y - from.point.y)

/** Creates the state of a press before it becomes a click or a drag. */
export const pointing = (stage: InteractionHost, start: PointerMoment): State => {
  const { editor } = stage
  const { selection } = editor.session
  const hit = stage.hit(start.point)
  const { uuid: target, lock } =
    hit === null ? { uuid: null, lock: undefined } : selectableAt(editor.store, hit)
  let timer: ReturnType<typeof setTimeout> | undefined
  let menuOpened = false

  const openMenu = () => {
    menuOpened = true
    openMenuAt(stage, start.point)
  }

  const click = (): Next => {
    if (menuOpened) return { to: 'idle' }
    if (lock) explainLocked(editor, lock)
    if (target === null) {
      editor.select([])
      return { to: 'idle' }
    }
    if (start.additive) {
      const selected = selection.get()
      editor.select(
        selected.includes(target) ? selected.filter((id) => id !== target) : [...selected, target],
      )
      return { to: 'idle' }
    }
    const home = textOwner(editor.store, target)
    editor.select([home])
    if (lock) return { to: 'idle' }
    return { to: 'editing-text', uuid: home, at: start.point }
  }

  /** Drags the whole selection if the press is on a part of it. */
  const drag = (pointer: PointerMoment): Next => {
    // a finger scrolls the page; it drags by the selection's handle
    if (start.kind === 'touch' || target === null || menuOpened) return { to: 'idle' }
    if (start.additive || target === editor.store.document.root)
      return { to: 'marquee', from: start, pointer }
    if (lock) {
      explainLocked(editor, lock)
      return { to: 'idle' }
    }
    const selected = selection.get()
    const ids = selected.includes(target) ? selected : [target]
    return { to: 'dragging', source: { kind: 'move', ids }, label: nameOf(editor.store, ids), pointer }
  }

  return {
    activity: 'pointing',
    enter: () => {
      editor.session.menu.set(null)
      if (start.kind === 'touch') timer = setTimeout(openMenu, longPress)
      else stage.capture(start.id)
    },
    leave: () => clearTimeout(timer),
    on: (event) => {
      // some browsers report a long press themselves
      if (event.type === 'menu') openMenu()
      if (event.type === 'pointer-cancel') return { to: 'idle' }
      if (event.type === 'command' && event.command === 'escape') return { to: 'idle' }
      if (event.type === 'pointer-up') return click()
      if (event.type === 'pointer-move' && apart(start, event.pointer) >= threshold)
        return drag(event.pointer)
      return null
    },
  }
}
