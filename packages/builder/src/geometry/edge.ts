import { along, type Flow } from './along.ts'
import type { Point, Rect } from './rect.ts'

/** A drop this near to an edge, in px, counts as before or after the element. */
export const edgeZone = 8

export type Edge = 'before' | 'after'

/**
 * The edge whose zone the pointer is in. On boxes smaller than three zones each zone is a third of the box, so that
 * its inside can still be hit.
 */
export const edgeAt = (rect: Rect, pointer: Point, flow: Flow): Edge | null => {
  const { fromStart, fromEnd, size } = along(rect, pointer, flow)
  const zone = Math.min(edgeZone, size / 3)
  if (fromStart > zone && fromEnd > zone) return null
  return fromStart <= fromEnd ? 'before' : 'after'
}
