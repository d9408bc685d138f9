import type { Drawing, Shape } from '../../library/drawing.ts'
import { numbersFrom } from '../../library/art/seed.ts'

/** Grid of the pipes in units of the drawing. */
const grid = 48

const stroke = (role: string, width: number, d: string): Shape => ({
  tag: 'path',
  attributes: {
    d,
    fill: 'none',
    stroke: `var(--c-${role})`,
    'stroke-width': String(width),
    'stroke-linejoin': 'round',
  },
})

/** Returns a line on the grid from the left edge to the right one, with round elbows. */
const run = (columns: number, rows: number, next: () => number): string => {
  let y = Math.floor(next() * rows) * grid + grid / 2
  let d = `M0 ${y}`
  let x = 0
  while (x < columns * grid) {
    const wide = 1 + Math.floor(next() * 3)
    x += wide * grid
    d += `H${x - 12}`
    const to = Math.floor(next() * rows) * grid + grid / 2
    if (to !== y && x < columns * grid) {
      const turn = Math.sign(to - y) * 12
      d += `Q${x} ${y} ${x} ${y + turn}V${to - turn}Q${x} ${to} ${x + 12} ${to}`
      y = to
    } else d += `H${x + 12}`
  }
  return d
}

/**
 * Returns copper and cold pipes that cross on a grid, with a valve on one of them. `wide` and `high` are the ratio of
 * the drawing, `seed` makes one differ from another.
 */
export const pipes = (wide: number, high: number, seed: number): Drawing => {
  const scale = Math.max(1, Math.round(12 / Math.max(wide, high)))
  const [columns, rows] = [wide * scale, Math.max(2, high * scale)]
  const next = numbersFrom(seed)
  const [width, height] = [columns * grid, rows * grid]
  const cold = [run(columns, rows, next), run(columns, rows, next)]
  const copper = run(columns, rows, next)
  const [x, y] = [Math.round(columns * (0.3 + next() * 0.4)) * grid, Math.floor(rows / 2) * grid + grid / 2]
  return {
    width,
    height,
    shapes: [
      { tag: 'path', attributes: { d: `M0 0h${width}v${height}h${-width}z`, fill: 'var(--c-art-1)' } },
      ...cold.map((d) => stroke('art-3', 14, d)),
      stroke('art-1', 20, copper),
      stroke('art-2', 14, copper),
      { tag: 'circle', attributes: { cx: String(x), cy: String(y), r: '40', fill: 'var(--c-art-1)' } },
      {
        tag: 'circle',
        attributes: {
          cx: String(x),
          cy: String(y),
          r: '31',
          fill: 'none',
          stroke: 'var(--c-mark)',
          'stroke-width': '9',
        },
      },
      stroke('mark', 9, `M${x - 31} ${y}h62M${x} ${y - 31}v62`),
    ],
  }
}
