import { area, boxes, disk, lines } from '../../library/art/shapes.ts'
import type { Drawing, Shape } from '../../library/drawing.ts'
import { chatter, cut, fan } from './linocut.ts'

/** Glass of wine in front of a window, its foot cropped by the frame. */
export const glass = (seed: number): Drawing => ({
  width: 800,
  height: 800,
  shapes: [
    area('art-1', boxes([0, 0, 800, 800])),
    area('art-3', boxes([0, 560, 800, 240])),
    area('paper', 'M470-20h250v420H470zM500 420h220v20H500z'),
    lines('art-3', 8, 'M595-20v420M470 170h250'),
    area(
      'art-1',
      chatter({ width: 800, height: 800, step: 88, angle: (_x, y) => (y > 600 ? 4 : undefined), seed }),
    ),
    area(
      'ink',
      'M150 40c-30 170-10 330 120 380l20 8-8 250c-50 8-90 22-110 44h270c-24-24-60-36-108-44l-8-250 20-8c130-50 150-210 120-380z',
    ),
    area('paper', 'M170 60c-20 70-24 130-16 182 110-22 210 24 304-4 6-54 4-112-10-178z'),
    area('art-2', 'M156 256c100-24 200 26 300-2-14 80-60 140-146 152-90-6-140-70-154-150z'),
    area(
      'paper',
      cut(196, 86, 98, 210, 10, 14) +
        cut(232, 80, 96, 120, 5, 8) +
        fan({ x: 306, y: 250, from: 60, length: 74, width: 5, angles: [30, 110], count: 7, seed }),
    ),
    area('paper', cut(302, 440, 92, 210, 6)),
  ],
})

/** Loaf cut open on a board, with the knife. */
export const loaf = (seed: number): Drawing => ({
  width: 1200,
  height: 800,
  shapes: [
    area('art-3', boxes([0, 0, 1200, 800])),
    area(
      'art-1',
      chatter({
        width: 1200,
        height: 800,
        step: 104,
        angle: (_x, y) => (y < 170 || y > 690 ? -3 : undefined),
        seed,
      }),
    ),
    area('paper', 'M-20 560l1240-40v150L-20 720z'),
    lines('art-3', 5, 'M60 640l420-14M560 622l300-10M900 640l280-12'),
    area('ink', 'M-60 560c-10-220 120-360 420-380s560 60 590 230c10 70-20 130-80 152z'),
    area('mark', 'M-60 530c0-190 120-310 420-330s500 40 560 180c-70-20-150 20-170 160z'),
    area('ink', [70, 230, 390, 540].map((x, at) => cut(x, 420 - at * 6, -64, 220, 26, -22)).join('')),
    area(
      'paper',
      [84, 244, 404, 554].map((x, at) => cut(x, 404 - at * 6, -64, 176, 12, -18)).join('') +
        fan({ x: 380, y: 900, from: 560, length: 90, width: 6, angles: [-128, -56], count: 13, seed }),
    ),
    area('paper', 'M770 540c-10-110 60-170 130-150 50 14 64 90 40 146z'),
    area(
      'mark',
      [
        [830, 460],
        [880, 430],
        [870, 500],
        [910, 470],
        [820, 510],
        [920, 515],
      ]
        .map(([x = 0, y = 0]) => cut(x - 12, y, 20, 26, 10))
        .join(''),
    ),
    area('ink', 'M1010 500l240-90v44l-240 84z'),
    area('art-1', 'M690 640l330-136 8 30-250 116c-34 10-66 6-88-10z'),
    disk('paper', 1064, 494, 7),
    disk('paper', 1130, 470, 7),
  ],
})

/** Paper bag with a leek and a bottle that look out of it. */
export const bag = (seed: number): Drawing => ({
  width: 800,
  height: 800,
  shapes: [
    area('art-2', boxes([0, 0, 800, 800])),
    area(
      'art-1',
      chatter({
        width: 800,
        height: 800,
        step: 92,
        angle: (x) => (x < 190 || x > 640 ? 84 : undefined),
        seed,
      }),
    ),
    area(
      'art-3',
      'M300 330C260 200 200 90 120 10l90-30c40 70 60 120 74 180 0-80-10-140-30-190l100-10c14 120 20 230 10 370z',
    ),
    area('art-1', cut(206, 40, 66, 260, 6, -16) + cut(300, 20, 82, 270, 6) + cut(254, 40, 74, 200, 4, -8)),
    area('ink', 'M470 330V130c0-20 20-30 22-56V-20h76v94c2 26 22 36 22 56v200z'),
    area('paper', boxes([470, 180, 120, 90]) + cut(486, 140, 88, 36, 6)),
    area('art-2', cut(492, 226, -8, 76, 22)),
    area('mark', 'M366 330c-30-120 20-220 90-260 30 90 40 190 14 270z'),
    area('ink', cut(400, 200, -50, 70, 9) + cut(404, 270, -50, 70, 9)),
    area('paper', 'M160 300l40-22 36 26 40-28 42 28 40-26 44 26 40-28 42 28 40-26 46 24 40 22-30 520H190z'),
    area('art-1', 'M470 324l130-8 10-14 40 20-30 500H500z'),
    lines('ink', 5, 'M470 330l26 480M206 420l-4 200M240 700l-6 110'),
    area('ink', cut(560, 400, 84, 220, 5, 6) + cut(590, 520, 86, 200, 4) + cut(530, 620, 88, 130, 4)),
  ],
})

const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`

/** Middles of the plates, on both sides of the table. */
const seats = [
  [205, 250],
  [605, 236],
  [1005, 250],
  [20, 560],
  [415, 566],
  [815, 556],
  [1200, 566],
] as const

const plates = (): Shape[] => [
  area('ink', seats.map(([x, y]) => round(x + 6, y + 8, 106)).join('')),
  area('paper', seats.map(([x, y]) => round(x, y, 106)).join('')),
  area('art-1', seats.map(([x, y]) => round(x, y, 76)).join('')),
  area(
    'ink',
    seats.map(([x, y]) => cut(x + 128, y - 64, 90, 128, 8) + cut(x - 132, y - 64, 88, 128, 6)).join(''),
  ),
]

/** Long table from above, longer than its frame. */
export const table = (seed: number): Drawing => ({
  width: 1200,
  height: 800,
  shapes: [
    area('art-3', boxes([0, 0, 1200, 800])),
    area(
      'art-1',
      chatter({
        width: 1200,
        height: 800,
        step: 150,
        angle: (_x, y) => (y < 110 || y > 690 ? 0 : undefined),
        seed,
      }),
    ),
    area(
      'ink',
      boxes(
        [120, 40, 170, 60],
        [520, 40, 170, 60],
        [920, 40, 170, 60],
        [-60, 700, 170, 60],
        [330, 700, 170, 60],
        [730, 700, 170, 60],
        [1130, 700, 170, 60],
      ),
    ),
    area('art-2', boxes([-20, 100, 1240, 600])),
    lines('paper', 5, 'M-20 126h1240M-20 674h1240'),
    area('art-1', fan({ x: 600, y: 400, from: 40, length: 90, width: 6, angles: [0, 330], count: 12, seed })),
    ...plates(),
    area(
      'art-3',
      fan({ x: 205, y: 250, from: 8, length: 56, width: 12, angles: [0, 300], count: 6, seed }) +
        fan({ x: 815, y: 556, from: 6, length: 60, width: 9, angles: [20, 340], count: 7, seed: seed + 5 }),
    ),
    area(
      'art-2',
      cut(560, 230, 24, 96, 26, 16) +
        cut(566, 262, 12, 80, 12, 12) +
        cut(-20, 560, -18, 80, 26) +
        cut(1150, 566, -12, 92, 26),
    ),
    area(
      'mark',
      fan({ x: 1005, y: 250, from: 14, length: 50, width: 16, angles: [0, 288], count: 5, seed: seed + 2 }) +
        cut(370, 566, 8, 92, 30, -10),
    ),
    disk('ink', 606, 404, 44),
    disk('art-2', 606, 404, 34),
  ],
})
