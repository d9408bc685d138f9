import type { WireNode } from '@web2/builder'
import { art, type Drawing, type Shape } from '../parts/pictures.ts'
import { disk, lines, ring } from './shapes.ts'

const colors = ['link', 'art-2', 'art-3', 'ink', 'edge', 'mark'] as const

/** Kinds of lines, by which routes differ without their colors: whole, dashed, dotted and double. */
const kinds = ['', '26 12', '2 14', 'double', '40 10 6 10', ''] as const

/** Returns the color of a route. */
export const routeColor = (at: number): string => `var(--c-${colors[at % colors.length] ?? 'ink'})`

/** Returns the shapes of a route's line: whole, in pieces, or double. */
const routeShapes = (at: number, path: string, more: Readonly<Record<string, string>> = {}): Shape[] => {
  const kind = kinds[at % kinds.length] ?? ''
  const color = colors[at % colors.length] ?? 'ink'
  const look = { 'stroke-linecap': kind === '2 14' ? 'round' : 'butt', ...more }
  if (kind === 'double') return [lines(color, 12, path, look), lines('paper', 4, path, look)]
  return [lines(color, 9, path, { ...look, ...(kind !== '' && { 'stroke-dasharray': kind }) })]
}

/** Returns the line of a route as it runs along a floor, with a station on its way: for a wide, low place. */
export const floorLine = (at: number): Drawing => ({
  width: 1440,
  height: 96,
  shapes: [
    ...routeShapes(at, 'M0 24H648L696 72H1440'),
    disk('paper', 860, 72, 18),
    ring(colors[at % colors.length] ?? 'ink', 8, 860, 72, 14),
  ],
})

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
    return routeShapes(at, path, { 'vector-effect': 'non-scaling-stroke' })
  }).flat()
  const drawing = art({ width, height, shapes })
  return {
    ...drawing,
    addition: { ...drawing.addition, attributes: { preserveAspectRatio: 'none' } },
  }
}
