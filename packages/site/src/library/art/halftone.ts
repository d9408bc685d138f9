import type { Drawing } from '../parts/pictures.ts'
import { area, boxes, lines } from './shapes.ts'

const columns = 46
const rows = 9
const step = 33

/** Weight of a dot, from 0 to 1: two waves that cross, and a bright disk off the middle. */
const weight = (x: number, y: number): number => {
  const wave = 0.5 + 0.5 * Math.sin(x * 0.27 + y * 0.5) * Math.cos(x * 0.09 - y * 0.32)
  const disk = Math.hypot(x - 33, (y - 4) * 1.05) < 4.2 ? 0.55 : 0
  return Math.min(1, wave * 0.75 + disk)
}

/** Dots of four sizes: a few paths with round ends instead of hundreds of circles. */
const sizes = [8, 15, 22, 29] as const
const dots = (): readonly string[] => {
  const paths = sizes.map(() => '')
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const size = Math.min(sizes.length - 1, Math.floor(weight(column, row) * sizes.length))
      paths[size] += `M${column * step + (row % 2 ? step / 2 : 0)} ${row * step + 18}h0`
    }
  return paths
}

/** Band of printed dots. */
export const halftone: Drawing = {
  width: 1500,
  height: 300,
  shapes: [
    area('art-1', boxes([0, 0, 1500, 300])),
    ...dots().map((d, at) => lines(at === 3 ? 'mark' : 'ink', sizes[at] ?? 8, d)),
  ],
}
