import type { Axis } from './rect.ts'
import { axisOf, type Side } from './side.ts'

/** Direction in which siblings follow each other. */
export interface Flow {
  readonly axis: Axis
  /** true if later siblings are to the left or above: row-reverse, right-to-left text. */
  readonly reversed: boolean
}

/**
 * Returns true for the sides where a box begins: left and upper, swapped if the flow is reversed on that
 * axis.
 */
export const beginsAt = (side: Side, { axis, reversed }: Flow): boolean =>
  (side === 'left' || side === 'upper') !== (reversed && axis === axisOf(side))
