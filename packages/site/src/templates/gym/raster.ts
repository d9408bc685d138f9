import { area, boxes, lines } from '../../library/art/shapes.ts'
import type { Drawing, Shape } from '../../library/drawing.ts'

/** Darkness of a picture at a place, from 0 (no dot) to 1 (dots that touch). */
export type Weight = (x: number, y: number) => number

/** Width of the dots of each level as a share of their distance; level 0 has none. */
const widths = [0, 0.22, 0.44, 0.66, 0.88, 1.22] as const
const tilt = 15

/** Returns how far a place is from a disk's edge: below 0 inside. */
export const fromDisk = (x: number, y: number, cx: number, cy: number, r: number): number =>
  Math.hypot(x - cx, y - cy) - r

/** Returns how far a place is from the edge of a bar with round ends: below 0 inside. */
export const fromBar = (
  x: number,
  y: number,
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  r: number,
): number => {
  const [dx, dy] = [bx - ax, by - ay]
  const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - ax - dx * share, y - ay - dy * share) - r
}

/** Returns how far a place is from the edge of an upright box: below 0 inside. */
export const fromBox = (
  x: number,
  y: number,
  left: number,
  top: number,
  width: number,
  height: number,
): number => Math.max(Math.abs(x - left - width / 2) - width / 2, Math.abs(y - top - height / 2) - height / 2)

/**
 * Returns a picture of printed dots in a tilted grid. Neighbors of one size are one dashed line, so that a picture of a
 * thousand dots is small. `ground` is the role behind them.
 */
export const raster = (
  width: number,
  height: number,
  step: number,
  weight: Weight,
  ground: 'art-1' | 'paper' = 'art-1',
): Drawing => {
  const turn = (tilt * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const levelAt = (column: number, row: number): number => {
    const [u, v] = [column * step, row * step]
    const [x, y] = [u * cos - v * sin, u * sin + v * cos]
    const isNear = x > -step && y > -step && x < width + step && y < height + step
    return isNear ? Math.round(Math.max(0, Math.min(1, weight(x, y))) * (widths.length - 1)) : 0
  }
  const paths = widths.map(() => '')
  const [lastColumn, firstRow] = [
    Math.ceil((width * cos + height * sin) / step),
    Math.floor((-width * sin) / step),
  ]
  for (let row = firstRow; row <= Math.ceil((height * cos) / step); row += 1)
    for (let column = 0; column <= lastColumn;) {
      const level = levelAt(column, row)
      let end = column + 1
      while (end <= lastColumn && levelAt(end, row) === level) end += 1
      if (level > 0) paths[level] += `M${column * step} ${row * step}h${(end - column - 1) * step}`
      column = end
    }
  return {
    width,
    height,
    shapes: [
      area(ground, boxes([0, 0, width, height])),
      ...paths.flatMap((d, level): Shape[] =>
        d === ''
          ? []
          : [
              lines('mark', Math.round((widths[level] ?? 0) * step * 10) / 10, d, {
                'stroke-dasharray': `0 ${step}`,
                transform: `rotate(${tilt})`,
              }),
            ],
      ),
    ],
  }
}
