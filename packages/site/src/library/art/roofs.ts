import type { Drawing } from '../parts/pictures.ts'
import { area, boxes, disk, lattice, lines } from './shapes.ts'

const rows = (from: number, count: number, line: (y: number) => string): string =>
  Array.from({ length: count }, (_none, at) => line(from + at * 26)).join('')

/** Roofs of a town under a wide sky, cropped on all sides. */
export const roofs: Drawing = {
  width: 1680,
  height: 720,
  shapes: [
    area('art-1', boxes([0, 0, 1680, 720])),
    disk('paper', 1290, 180, 120),
    area('line', 'M0 330l150-106 190 134 130-92 220 154 200-142 260 184 240-170 290 204v224H0z'),
    area('ink', boxes([610, 400, 60, 220], [1120, 330, 78, 280])),
    area('art-3', 'M-120 720L300 300l420 420z'),
    area('art-2', 'M420 720l480-342 480 342z'),
    area('ink', 'M-120 720L300 300l30 30L0 660v60zM420 720l480-342 34 24L490 720z'),
    area('art-2', 'M1160 720l360-257 360 257z'),
    area('art-3', 'M1240 720l440-314v314z'),
    area(
      'paper',
      boxes([598, 386, 84, 20], [1106, 314, 106, 22], ...lattice([842, 520, 52, 66], 2, 1, 64, 0)),
    ),
    lines(
      'paper',
      3,
      rows(384, 13, (y) => `M${684 - y} ${y}H${y - 24}`),
      { 'stroke-dasharray': '46 22' },
    ),
    lines(
      'ink',
      3,
      rows(470, 10, (y) => `M${1270 + Math.round((720 - y) * 1.4)} ${y}H1680`),
      { 'stroke-dasharray': '60 14' },
    ),
    lines('ink', 5, 'M834 512h132v82H834zM900 512v82M1140 314v-40M1178 314v-26'),
    area('mark', boxes([1140, 420, 38, 10], [626, 450, 28, 10])),
    lines('ink', 4, 'M180 130q26-22 46 4 22-26 48-4M330 90q18-16 34 3 16-19 36-3'),
  ],
}
