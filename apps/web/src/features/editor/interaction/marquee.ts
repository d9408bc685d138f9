import type { Rect } from '@web2/builder'
import { visibleChildren } from '../document/visible-children.ts'
import type { PointerMoment, InteractionHost, State } from './state.ts'
import { counted } from '../../../lib/text/counted.ts'

const between = (from: PointerMoment, to: PointerMoment): Rect => ({
  x: Math.min(from.point.x, to.point.x),
  y: Math.min(from.point.y, to.point.y),
  width: Math.abs(to.point.x - from.point.x),
  height: Math.abs(to.point.y - from.point.y),
})

const meets = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const holds = (outer: Rect, inner: Rect) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

/** Creates the state of drawing a rectangle, which selects the blocks fully inside it. */
export const marquee = (stage: InteractionHost, from: PointerMoment, start: PointerMoment): State => {
  const { editor, layout } = stage
  const before = editor.session.selection.get()
  const kept = from.additive ? before : []
  let drawn = between(from, start)

  const inside = (): readonly string[] => {
    const found: string[] = []
    const waiting = [...visibleChildren(editor.store, editor.store.document.root)]
    for (let uuid = waiting.shift(); uuid !== undefined; uuid = waiting.shift()) {
      const rect = layout.rect(uuid)
      if (editor.store.get(uuid)?.addition.locked) continue
      if (rect && holds(drawn, rect)) found.push(uuid)
      else if (!rect || meets(drawn, rect)) waiting.unshift(...visibleChildren(editor.store, uuid))
    }
    return found
  }
  const look = () => {
    stage.showDrop({ indicator: { box: drawn, forbidden: false }, note: '', at: start.point })
    editor.select([...new Set([...kept, ...inside()])])
  }

  return {
    activity: 'pointing',
    enter: () => {
      layout.forget()
      look()
    },
    leave: () => stage.showDrop(null),
    on: (event) => {
      if (event.type === 'pointer-move') {
        drawn = between(from, event.pointer)
        look()
      }
      if (event.type === 'pointer-up') {
        const { length } = editor.session.selection.get()
        editor.announce(`${counted(length, 'block')} selected`)
        return { to: 'idle' }
      }
      if (event.type === 'pointer-cancel' || (event.type === 'command' && event.command === 'escape')) {
        editor.select(before)
        return { to: 'idle' }
      }
      return null
    },
  }
}
