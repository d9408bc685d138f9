import type { Drawing } from '../parts/pictures.ts'
import { area, boxes, disk, lines } from './shapes.ts'

const edge = (count: number, at: (n: number) => readonly [number, number]) =>
  Array.from({ length: count }, (_none, n) => disk('card', ...at(n), 5))

/** A stamp with its perforation: hills, a sun and a fence, and two waves of a postmark over its corner. */
export const stamp: Drawing = {
  width: 180,
  height: 200,
  shapes: [
    area('art-1', boxes([30, 8, 142, 170])),
    ...edge(10, (n) => [30 + n * 15.8, 8]),
    ...edge(10, (n) => [30 + n * 15.8, 178]),
    ...edge(12, (n) => [30, 8 + n * 15.45]),
    ...edge(12, (n) => [172, 8 + n * 15.45]),
    area('paper', boxes([44, 22, 114, 142])),
    disk('mark', 122, 62, 22),
    area('art-2', 'M44 108q30-34 62-12t52-10v78H44z'),
    area('art-3', 'M44 134q40-20 70 0t44-6v36H44z'),
    lines('ink', 3, 'M56 164v-22M70 164v-22M84 164v-22M98 164v-20M52 150h52'),
    lines('ink', 3, 'M2 40q12-9 24 0t24 0 24 0M2 54q12-9 24 0t24 0 24 0M2 68q12-9 24 0t24 0 24 0'),
  ],
}
