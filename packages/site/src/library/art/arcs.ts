import type { Drawing } from '../parts/pictures.ts'
import { area, boxes, disk, lines, ring } from './shapes.ts'

/** A window, a lamp and a plant from parts of circles. */
export const arcs: Drawing = {
  width: 800,
  height: 800,
  shapes: [
    area('art-1', boxes([0, 0, 800, 800])),
    disk('art-3', 520, 520, 400),
    disk('art-2', 520, 520, 290),
    disk('paper', 520, 520, 180),
    ring('paper', 3, 520, 520, 345, { 'stroke-dasharray': '2 14' }),
    area('art-1', boxes([0, 620, 800, 180])),
    lines('ink', 5, 'M60 620h740', { 'stroke-linecap': 'butt' }),
    lines('ink', 4, 'M230 620V330a110 110 0 01220 0'),
    area('ink', 'M390 330a60 60 0 01120 0z'),
    disk('mark', 450, 346, 20),
    area(
      'art-3',
      'M640 560a150 150 0 01-120-150 150 150 0 01120 150zM646 560a170 170 0 01110-190 170 170 0 01-110 190zM640 560a120 120 0 00-20-200 150 150 0 0020 200z',
    ),
    lines('paper', 3, 'M640 556q-40-60-90-110M648 556q30-90 84-150M638 556v-150'),
    area('ink', 'M584 560h116a58 60 0 01-116 0z'),
    lines('line', 4, 'M120 680h240M420 720h300M60 750h180'),
  ],
}
