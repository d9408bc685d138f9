import type { Point } from '@web2/builder'
import type { DomWriter } from '../dom-writer.ts'

const inert = new Set(['IFRAME', 'VIDEO', 'AUDIO'])

const contains = (element: Element, { x, y }: Point): boolean => {
  const rect = element.getBoundingClientRect()
  return x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom
}

/** Hit testing on the page. */
export interface HitTest {
  readonly elementAt: (point: Point) => Element | null
  /**
   * Returns the deepest record at a point. Frames and players are found by their boxes, because they ignore
   * the pointer in the editor so that they can't swallow a gesture.
   */
  readonly recordAt: (point: Point) => string | null
  /**
   * Runs `work` with the element that the browser already found at the point, so that no second hit test is
   * needed.
   */
  readonly during: (point: Point, found: Element, work: () => void) => void
}

export const createHitTest = (doc: Document, writer: DomWriter): HitTest => {
  let seen: { readonly point: Point; readonly element: Element } | null = null
  const elementAt = ({ x, y }: Point): Element | null =>
    seen?.point.x === x && seen.point.y === y ? seen.element : doc.elementFromPoint(x, y)

  return {
    elementAt,
    recordAt: (point) => {
      const element = elementAt(point)
      if (!element) return null
      const frame = [...element.children].find((child) => inert.has(child.tagName) && contains(child, point))
      return writer.uuidOf(frame ?? element)
    },
    during: (point, element, work) => {
      seen = { point, element }
      try {
        work()
      } finally {
        seen = null
      }
    },
  }
}
