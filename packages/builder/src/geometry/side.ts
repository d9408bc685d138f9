import type { Axis, Point, Rect } from './rect.ts'

/** Side of a box. */
export type Side = 'left' | 'right' | 'upper' | 'lower'

export const axisOf = (side: Side): Axis => (side === 'left' || side === 'right' ? 'x' : 'y')

/** Returns the size of a box on an axis. */
export const sizeOn = ({ width, height }: Rect, axis: Axis): number => (axis === 'x' ? width : height)

/** Returns the side of a box whose half contains the pointer, on an axis. */
export const sideAt = (rect: Rect, { x, y }: Point, axis: Axis): Side => {
  if (axis === 'x') return x < rect.x + rect.width / 2 ? 'left' : 'right'
  return y < rect.y + rect.height / 2 ? 'upper' : 'lower'
}

/** Returns how far inside a side a pointer is; negative outside the box. */
export const distanceFrom = (side: Side, rect: Rect, { x, y }: Point): number => {
  if (side === 'left') return x - rect.x
  if (side === 'right') return rect.x + rect.width - x
  return side === 'upper' ? y - rect.y : rect.y + rect.height - y
}

/** Returns the strip of a box along one of its sides, up to `most` px and at most half of the box. */
export const stripAt = ({ x, y, width, height }: Rect, side: Side, most = Infinity): Rect => {
  const thick = Math.min(most, (axisOf(side) === 'x' ? width : height) / 2)
  if (side === 'left') return { x, y, width: thick, height }
  if (side === 'right') return { x: x + width - thick, y, width: thick, height }
  return { x, y: side === 'upper' ? y : y + height - thick, width, height: thick }
}
