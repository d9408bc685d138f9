import type { Axis, Point, Rect } from './rect.ts'
import { distanceFrom, sideAt, sizeOn, type Side } from './side.ts'

/** A drop this near to an edge, in px, counts as before or after the element. */
export const edgeZone = 8

export type Edge = 'before' | 'after'

interface NearEdge {
  readonly side: Side
  /** Thickness of the edge's zone. */
  readonly zone: number
}

export interface EdgeQuestion {
  readonly pointer: Point
  /** The axis whose edges win where two are equally near. */
  readonly axis: Axis
  /** On boxes smaller than three zones each zone is a third of the box, so that its inside can still be hit. */
  readonly keepsInside: boolean
}

/** The edge in whose zone the pointer is, the nearest of the four. */
export const edgeAt = (rect: Rect, { pointer, axis, keepsInside }: EdgeQuestion): NearEdge | null => {
  let nearest: NearEdge | null = null
  let least = Infinity
  for (const on of [axis, axis === 'x' ? 'y' : 'x'] as const) {
    const side = sideAt(rect, pointer, on)
    const distance = distanceFrom(side, rect, pointer)
    const zone = keepsInside ? Math.min(edgeZone, sizeOn(rect, on) / 3) : edgeZone
    if (distance > zone || distance >= least) continue
    nearest = { side, zone }
    least = distance
  }
  return nearest
}
