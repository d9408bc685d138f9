import { labelOf } from '@web2/builder'
import { textHome } from '../text/text-home.ts'
import type { Next, PointerMoment, Stage, State } from './state.ts'

/** Px of the page that a pressed pointer may tremble before it drags. */
const threshold = 5

const apart = (from: PointerMoment, to: PointerMoment) =>
  Math.hypot(to.point.x - from.point.x, to.point.y - from.point.y)

/** Pressed and not yet moved: it becomes a click, or a drag. */
export const pointing = (stage: Stage, start: PointerMoment): State => {
  const { editor } = stage
  const { selection } = editor.session
  const target = stage.hit(start.point)

  const click = (): Next => {
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
    const home = textHome(editor.store, target)
    editor.select([home])
    return { to: 'editing-text', uuid: home, at: start.point }
  }

  /** A drag takes the whole selection when it begins on a part of it. */
  const drag = (pointer: PointerMoment): Next => {
    // a finger scrolls the page; it drags by the handle of the selection
    if (start.kind === 'touch' || target === null) return { to: 'idle' }
    const selected = selection.get()
    const ids = selected.includes(target) ? selected : [target]
    const first = editor.store.get(ids[0] ?? '')
    return first
      ? { to: 'dragging', source: { kind: 'move', ids }, label: labelOf(first), pointer }
      : { to: 'idle' }
  }

  return {
    activity: 'pointing',
    enter: () => {
      if (start.kind !== 'touch') stage.capture(start.id)
    },
    on: (event) => {
      if (event.type === 'pointer-cancel') return { to: 'idle' }
      if (event.type === 'command' && event.command === 'escape') return { to: 'idle' }
      if (event.type === 'pointer-up') return click()
      if (event.type === 'pointer-move' && apart(start, event.pointer) >= threshold)
        return drag(event.pointer)
      return null
    },
  }
}
