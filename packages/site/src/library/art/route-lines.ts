import type { WireNode } from '@web2/builder'
import { art } from '../parts/pictures.ts'
import { lines } from './shapes.ts'

const colors = ['art-3', 'art-2', 'mark', 'ink', 'art-3', 'mark'] as const

/** Lines that tell routes apart without their colors: whole, dashed, dotted and double. */
const kinds = ['', '26 12', '2 14', 'double', '40 10 6 10', ''] as const

/** Returns the color of a route. */
export const routeColor = (at: number): string => `var(--c-${colors[at % colors.length] ?? 'ink'})`

/** Draws routes from one point at the start to the middles of rows of the same height, with bends of 45 degrees. */
export const routeLines = (count: number): WireNode => {
  const row = 120
  const height = count * row
  const from = (at: number) => height / 2 + (at - (count - 1) / 2) * 22
  const outermost = ((count - 1) / 2) * (row - 22)
  const width = Math.round(outermost + 100)
  const shapes = Array.from({ length: count }, (_none, at) => {
    const start = from(at)
    const end = (at + 0.5) * row
    const away = Math.abs(end - start)
    const turn = Math.round(60 + (outermost - away) * 0.55)
    const path = `M0 ${start}H${turn}L${Math.round(turn + away)} ${end}H${width}`
    const kind = kinds[at % kinds.length]
    const look = { 'vector-effect': 'non-scaling-stroke', 'stroke-linecap': 'butt' }
    const line = (width_: number, role: string, more = {}) => lines(role, width_, path, { ...look, ...more })
    if (kind === 'double') return [line(12, colors[at % colors.length] ?? 'ink'), line(4, 'paper')]
    return [
      line(
        9,
        colors[at % colors.length] ?? 'ink',
        kind === ''
          ? {}
          : { 'stroke-dasharray': kind, ...(kind === '2 14' && { 'stroke-linecap': 'round' }) },
      ),
    ]
  }).flat()
  const drawing = art({ width, height, shapes })
  return {
    ...drawing,
    addition: { ...drawing.addition, attributes: { preserveAspectRatio: 'none' } },
  }
}
