import type { Drawing } from '../parts/pictures.ts'
import { area, boxes, disk, lines } from './shapes.ts'

const roles = ['art-2', 'art-3', 'ink', 'art-2', 'art-3'] as const

const strand = (at: number): string => {
  const x = 60 + at * 19
  const sway = Math.round(70 * Math.sin(at * 0.7))
  return `M${x + 150} -20C${x - 260 + sway} 320 ${x + 330 - at * 6} 560 ${x - 70} 820S${x - 200 + sway} 1100 ${x - 30 + at * 5} 1240`
}

/** Strands that fall in one long wave, cropped at all sides. */
export const strands: Drawing = {
  width: 800,
  height: 1200,
  shapes: [
    area('art-1', boxes([0, 0, 800, 1200])),
    disk('mark', 610, 250, 130),
    ...roles.map((role, turn) =>
      lines(
        role,
        [13, 8, 3, 4, 12][turn] ?? 6,
        Array.from({ length: 8 }, (_none, at) => strand(at * 5 + turn)).join(''),
        { 'stroke-linecap': 'butt' },
      ),
    ),
    lines('paper', 3, [4, 13, 19, 28, 34].map(strand).join('')),
  ],
}
