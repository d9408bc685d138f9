import { area, boxes } from '../../library/art/shapes.ts'
import type { Shape } from '../../library/drawing.ts'

/** Returns the path of a disk. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1-${2 * r} 0z`

/** Returns the ground of a field of 150 × 100 from a height down; it continues beyond the edges. */
export const ground = (role: string, from = -60): Shape => area(role, boxes([-80, from, 310, 220]))
