import type { Drawing } from '../parts/pictures.ts'
import { area, disk, lines, ring } from './shapes.ts'

/** Dial of sixty ticks, one side cool and one warm, with a needle a little past the top. */
export const dial: Drawing = {
  width: 600,
  height: 600,
  shapes: [
    disk('paper', 300, 300, 300),
    lines('art-3', 44, 'M292 66A234 234 0 00143 475', { 'stroke-linecap': 'butt' }),
    lines('art-2', 44, 'M308 66A234 234 0 01457 475', { 'stroke-linecap': 'butt' }),
    ring('ink', 20, 300, 300, 270, {
      pathLength: 600,
      'stroke-dasharray': '2 8',
      'stroke-dashoffset': 1,
    }),
    ring('ink', 30, 300, 300, 266, {
      pathLength: 120,
      'stroke-dasharray': '.8 9.2',
      'stroke-dashoffset': 0.4,
    }),
    disk('art-1', 300, 300, 172),
    area('ink', 'M286 306L390 60l16 6-92 250z'),
    disk('ink', 300, 300, 34),
    disk('mark', 300, 300, 14),
    area('mark', 'M288 4h24l-12 26z'),
  ],
}
