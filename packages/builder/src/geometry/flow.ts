import type { Axis } from './rect.ts'
import { axisOf, type Side } from './side.ts'

/** How siblings follow each other. */
export interface Flow {
  readonly axis: Axis
  /** True where later siblings stand to the left or above: row-reverse, right-to-left text. */
  readonly reversed: boolean
}

/** True for the side where a box begins: left and upper, turned around where the flow runs the other way there. */
export const beginsAt = (side: Side, { axis, reversed }: Flow): boolean =>
  (side === 'left' || side === 'upper') !== (reversed && axis === axisOf(side))
