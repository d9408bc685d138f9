import { numbersFrom } from '../../library/art/seed.ts'
import { area, boxes, lines, ring } from '../../library/art/shapes.ts'
import type { Drawing } from '../../library/drawing.ts'

/** Everything sits on a grid of 8 units. */
const grid = 8

/**
 * Returns a ledger sheet with its columns of figures as strokes, a receipt held by a clip, and the ring of a stamp.
 * `wide` and `high` are in units of the grid, `seed` makes one differ from another.
 */
export const ledgerSheet = (wide: number, high: number, seed: number): Drawing => {
  const next = numbersFrom(seed)
  const [width, height] = [wide * grid, high * grid]
  const count = Math.floor((height - 96) / 32)
  const rows = Array.from({ length: count }, (_none, at) => 96 + at * 32)
  const columns = [0.42, 0.62, 0.82].map((part) => Math.round((wide * part * grid) / grid) * grid)
  const figures = rows.flatMap((y, at) =>
    columns.flatMap((x, column) => {
      if (at === count - 2 || next() < 0.25) return []
      const long = (3 + Math.floor(next() * 5)) * grid
      return column < 3 ? [`M${x + 88 - long} ${y - 10}h${long}`] : []
    }),
  )
  const words = rows.map((y, at) => `M56 ${y - 10}h${at % 5 === 4 ? 48 : 80 + Math.floor(next() * 9) * grid}`)
  const total = 96 + (count - 1) * 32
  const [slipX, slipY] = [width - 232, Math.round(height * 0.5)]
  return {
    width,
    height,
    shapes: [
      area('art-1', boxes([0, 0, width, height])),
      area('card', boxes([24, 24, width, height])),
      lines('line', 2, rows.map((y) => `M24 ${y}h${width}`).join('')),
      lines('art-2', 3, `M${columns[0]! - 24} 24v${height}`),
      lines(
        'art-3',
        2,
        columns
          .slice(1)
          .map((x) => `M${x - 24} 24v${height}`)
          .join(''),
      ),
      lines('ink', 6, words.join(''), { 'stroke-linecap': 'butt' }),
      lines('art-3', 6, figures.join(''), { 'stroke-linecap': 'butt' }),
      lines('ink', 3, `M${columns[0]!} ${total + 4}h${width}M${columns[0]!} ${total + 10}h${width}`),
      area('art-3', `M${slipX} ${slipY - 8}l192-24v312l-24-16-24 20-24-16-24 20-24-16-24 20-24-16-24 20z`),
      area('paper', `M${slipX - 16} ${slipY}l192-24v304l-24-16-24 20-24-16-24 20-24-16-24 20-24-16-24 20z`),
      lines(
        'ink',
        6,
        `M${slipX + 16} ${slipY + 56}l88-11M${slipX + 16} ${slipY + 88}l112-14M${slipX + 16} ${slipY + 120}l64-8M${slipX + 96} ${slipY + 174}l56-7`,
        { 'stroke-linecap': 'butt' },
      ),
      lines('ink', 3, `M${slipX + 40} ${slipY + 24}v-72a20 20 0 0140 0v88a12 12 0 01-24 0v-64`),
      ring('art-2', 6, 120, height - 104, 72),
      ring('art-2', 3, 120, height - 104, 56),
      lines('art-2', 6, `M76 ${height - 92}l88-24M96 ${height - 124}l40-10M104 ${height - 76}l40-10`, {
        'stroke-linecap': 'butt',
      }),
    ],
  }
}
