import type { Drawing } from '../parts/pictures.ts'
import { area, disk, lines, ring } from './shapes.ts'

/** Distances around a center as rings, with a road through them and places on each. */
export const ringMap: Drawing = {
  width: 900,
  height: 900,
  shapes: [
    disk('art-1', 450, 450, 440),
    disk('paper', 450, 450, 300),
    disk('art-1', 450, 450, 170),
    area(
      'art-3',
      'M60 640C220 560 330 700 470 660S740 520 850 600l-30 60C700 600 620 700 480 740S240 660 96 712z',
    ),
    lines(
      'paper',
      14,
      'M120 150C300 260 380 380 450 450S640 700 800 740M470 20C440 200 470 330 450 450S380 740 400 880',
    ),
    ring('line', 3, 450, 450, 170),
    ring('line', 3, 450, 450, 300),
    ring('line', 3, 450, 450, 440),
    ...[
      [450 - 120, 450 - 120],
      [450 + 170, 450],
      [450 - 60, 450 + 159],
      [450 + 212, 450 - 212],
      [450 - 290, 450 + 78],
      [450 + 150, 450 + 260],
      [450 - 311, 450 - 311],
      [450 + 400, 450 + 183],
    ].flatMap(([x = 0, y = 0]) => [disk('paper', x, y, 19), disk('mark', x, y, 13)]),
  ],
}
