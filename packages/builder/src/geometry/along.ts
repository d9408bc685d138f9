import type { Axis, Point, Rect } from './rect.ts'

export interface Flow {
  readonly axis: Axis
  /** True where later siblings stand to the left or above: row-reverse, right-to-left text. */
  readonly reversed: boolean
}

/** A stretch of the flow axis: `from` where the box begins for a reader, `size` its length. */
interface Along {
  /** Distance of the pointer from the beginning and from the end of the box; negative outside. */
  readonly fromStart: number
  readonly fromEnd: number
  readonly size: number
}

/** Where a pointer is in a box, measured in the direction of the flow. */
export const along = (rect: Rect, pointer: Point, { axis, reversed }: Flow): Along => {
  const start = axis === 'x' ? rect.x : rect.y
  const size = axis === 'x' ? rect.width : rect.height
  const before = (axis === 'x' ? pointer.x : pointer.y) - start
  const after = size - before
  return reversed ? { fromStart: after, fromEnd: before, size } : { fromStart: before, fromEnd: after, size }
}

export const inFirstHalf = (rect: Rect, pointer: Point, flow: Flow): boolean => {
  const { fromStart, fromEnd } = along(rect, pointer, flow)
  return fromStart < fromEnd
}
