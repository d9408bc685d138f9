import type { Axis, Point, Rect } from './rect.ts'
import { distanceFrom, sideAt, sizeOn, type Side } from './side.ts'

/** Distance from an edge, in px, within which a drop counts as before or after the element. */
export const edgeZone = 8

export type Edge = 'before' | 'after'

interface NearEdge {
  readonly side: Side
  /** Thickness of the edge's zone in px. */
  readonly zone: number
}

export interface EdgeQuestion {
  readonly pointer: Point
  /** Axis whose edges win at equal distance. */
  readonly axis: Axis
  /**
   * On boxes smaller than three zones, each zone is a third of the box, so that its inside stays reachable.
   */
  readonly keepsInside: boolean
}

/** Returns the nearest edge whose zone contains the pointer; null if none does. */
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
