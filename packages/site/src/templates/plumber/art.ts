import { area, boxes, disk, lines, ring } from '../../library/art/shapes.ts'
import { numbersFrom } from '../../library/art/seed.ts'
import type { Drawing } from '../../library/drawing.ts'

/** Grid of the pipes in units of the drawing. */
const grid = 48

/** Radius of the middle of an elbow. */
const elbow = 16

interface Run {
  readonly d: string
  /** Level pieces: from, to, and their height. */
  readonly level: readonly (readonly [from: number, to: number, y: number])[]
}

/**
 * Returns a pipe from the left edge to the right one with round elbows. It keeps to its own lane of each row and to
 * its own lane of each column, so that two pipes cross and never lie upon each other.
 */
const run = (columns: number, rows: number, lane: number, next: () => number): Run => {
  const width = columns * grid
  let row = Math.floor(next() * rows)
  let [x, d] = [0, `M-10 ${row * grid + lane}`]
  const level: [number, number, number][] = []
  while (x < width) {
    const from = x
    const y = row * grid + lane
    x += (2 + Math.floor(next() * 3)) * grid
    if (x >= width - grid) {
      level.push([from, width, y])
      return { d: `${d}H${width + 10}`, level }
    }
    row = (row + 1 + Math.floor(next() * (rows - 1))) % rows
    const to = row * grid + lane
    const [turn, at] = [Math.sign(to - y) * elbow, x + lane - grid / 2]
    level.push([from, at, y])
    d += `H${at - elbow}Q${at} ${y} ${at} ${y + turn}V${to - turn}Q${at} ${to} ${at + elbow} ${to}`
  }
  return { d, level }
}

/** Returns couplings of a pipe: a sleeve on each of its longer level pieces. */
const sleeves = ({ level }: Run): string =>
  boxes(
    ...level
      .filter(([from, to]) => to - from > grid * 2)
      .map(([from, to, y]) => [Math.round((from + to) / 2) - 26, y - 10, 12, 20] as const),
  )

const shine = ({ level }: Run): string =>
  level
    .map(([from, to, y]) => (to - from > 60 ? `M${from + 26} ${y - 3}h${Math.min(34, to - from - 50)}` : ''))
    .join('')

/**
 * Returns copper and cold pipes that cross on a grid, with a valve on the copper. `wide` and `high` are the ratio of
 * the drawing, `seed` makes one differ from another.
 */
export const pipes = (wide: number, high: number, seed: number): Drawing => {
  const scale = Math.max(1, Math.round(12 / Math.max(wide, high)))
  const [columns, rows] = [wide * scale, Math.max(2, high * scale)]
  const next = numbersFrom(seed)
  const [width, height] = [columns * grid, rows * grid]
  const cold = run(columns, rows, 11, next)
  const copper = run(columns, rows, 36, next)
  const off = ([from, to, y]: readonly [number, number, number]): number =>
    Math.abs((from + to) / 2 - width * 0.6) + (y + 26 > height ? width : 0)
  const [from, to, y] = copper.level.toSorted((a, b) => off(a) - off(b))[0]!
  const x = Math.round((from + to) / 2)
  return {
    width,
    height,
    shapes: [
      area('art-1', boxes([0, 0, width, height])),
      lines(
        'paper',
        3,
        Array.from({ length: columns / 2 }, (_none, at) => `M${at * 96 + 24} 0v${height}`).join(''),
      ),
      lines('art-3', 14, cold.d),
      lines('paper', 2, shine(cold)),
      area('ink', sleeves(cold)),
      lines('art-1', 22, copper.d),
      lines('art-2', 14, copper.d),
      lines('paper', 2, shine(copper)),
      area('ink', `${sleeves(copper)}${boxes([x - 30, y - 11, 8, 22], [x + 22, y - 11, 8, 22])}`),
      area('art-2', boxes([x - 22, y - 12, 44, 24])),
      ring('mark', 8, x, y, 28),
      lines('mark', 7, `M${x - 27} ${y - 6}l54 12M${x + 6} ${y - 27}l-12 54`),
      disk('mark', x, y, 10),
      disk('paper', x, y, 4),
    ],
  }
}
