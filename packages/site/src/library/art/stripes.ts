import type { Drawing, Shape } from '../parts/pictures.ts'
import { area } from './shapes.ts'

/** Widths of the stripes one after another, with their roles; the repeat is longer than a screen is wide. */
const run = [
  [168, 'art-2'],
  [36, 'art-3'],
  [96, ''],
  [14, 'mark'],
  [58, 'art-2'],
  [212, 'art-3'],
  [22, ''],
  [22, 'art-2'],
  [22, ''],
  [130, 'art-2'],
  [9, 'mark'],
  [74, ''],
  [260, 'art-2'],
  [44, 'art-3'],
  [16, ''],
  [88, 'art-3'],
] as const

const height = 96
const lean = 35

/** Leaning stripes of unlike widths, as a lower edge over the whole width of a page. */
export const stripes: Drawing = (() => {
  const shapes: Shape[] = [area('art-1', `M0 0h2600v${height}h-2600z`)]
  let x = -lean
  for (let turn = 0; x < 2600; turn += 1) {
    const [width, role] = run[turn % run.length] ?? [40, '']
    if (role !== '') shapes.push(area(role, `M${x + lean} 0h${width}l${-lean} ${height}h${-width}z`))
    x += width
  }
  return { width: 2600, height, shapes }
})()
