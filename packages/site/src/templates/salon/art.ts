import { area, boxes, disk, lines } from '../../library/art/shapes.ts'
import { numbersFrom } from '../../library/art/seed.ts'
import type { Drawing, Shape } from '../../library/drawing.ts'
import { lock, strand, type Point } from './strands.ts'

/** Scissors that come in from the end edge; the tip of their blades is at a point. */
const scissors = (x: number, y: number): Shape[] => [
  area('ink', `M${x} ${y}l420-70 120 20-20 50-110 20z`),
  area('ink', `M${x + 14} ${y + 44}l400-26 120 60-34 46-106-24z`),
  area('paper', `M${x + 40} ${y - 4}l360-54 6 16zM${x + 60} ${y + 48}l330-14v14z`),
  disk('paper', x + 440, y + 2, 13),
]

/** Long hair that has just been cut to one line, from head to tip higher than its frame. */
export const longHair = (seed: number): Drawing => ({
  width: 800,
  height: 1200,
  shapes: [
    area('art-1', boxes([0, 0, 800, 1200])),
    disk('mark', 640, 250, 190),
    area(
      'ink',
      'M60-20C-40 300 300 470 190 760c-30 80-60 130-70 190l470-66c40-130 110-230 50-420S480 150 560-20z',
    ),
    area(
      'art-2',
      lock({
        first: [
          [90, -20],
          [-30, 300],
          [320, 470],
          [150, 930],
        ],
        last: [
          [330, -20],
          [230, 260],
          [520, 520],
          [390, 896],
        ],
        count: 12,
        width: 15,
        seed,
      }),
    ),
    area(
      'art-3',
      lock({
        first: [
          [300, -20],
          [200, 280],
          [470, 500],
          [360, 900],
        ],
        last: [
          [550, -20],
          [470, 160],
          [730, 480],
          [570, 872],
        ],
        count: 11,
        width: 13,
        seed: seed + 1,
      }),
    ),
    area(
      'paper',
      lock({
        first: [
          [180, -20],
          [60, 300],
          [390, 470],
          [240, 900],
        ],
        last: [
          [480, -20],
          [400, 200],
          [650, 480],
          [490, 880],
        ],
        count: 5,
        width: 5,
        seed: seed + 2,
        loose: 0.4,
      }),
    ),
    lines('ink', 3, 'M560 40C640 220 740 380 700 600s-60 200 20 300'),
    area(
      'ink',
      strand([120, 1010], [180, 1040], [240, 1060], [330, 1050], 12) +
        strand([300, 1120], [350, 1100], [420, 1090], [470, 1120], 9) +
        strand([60, 1100], [100, 1110], [140, 1140], [150, 1180], 8),
    ),
    ...scissors(330, 960),
  ],
})

/** A braid from the back, cropped above and below. */
export const braid = (seed: number): Drawing => {
  const next = numbersFrom(seed)
  const links = Array.from({ length: 6 }, (_none, at) => ({
    y: -60 + at * 150,
    side: at % 2 ? 1 : -1,
    bend: next() * 16,
  }))
  const point = (side: number, x: number, y: number): Point => [600 + side * x, y]
  return {
    width: 1200,
    height: 800,
    shapes: [
      area('art-3', boxes([0, 0, 1200, 800])),
      area('art-1', boxes([0, 0, 260, 800])),
      ...links.flatMap(({ y, side, bend }): Shape[] => [
        area(
          'ink',
          `M${600 - side * 40} ${y + 190}C${600 - side * 10} ${y + 60} ${600 + side * 110} ${y - 10} ${600 + side * (200 + bend)} ${y + 30}c${side * 50} ${80 + bend} ${side * -40} 210 ${side * -230} 270z`,
        ),
        area(
          'art-2',
          lock({
            first: [
              point(side, -20, y + 180),
              point(side, 20, y + 80),
              point(side, 110, y + 20),
              point(side, 180, y + 40),
            ],
            last: [
              point(side, -10, y + 280),
              point(side, 90, y + 240),
              point(side, 190, y + 170),
              point(side, 214, y + 70),
            ],
            count: 6,
            width: 16,
            seed: seed + y,
            loose: 0.16,
          }),
        ),
      ]),
      area(
        'paper',
        links
          .map(({ y, side }) =>
            strand(
              point(side, 10, y + 180),
              point(side, 60, y + 110),
              point(side, 130, y + 60),
              point(side, 180, y + 64),
              6,
            ),
          )
          .join(''),
      ),
    ],
  }
}

/** A comb drawn through a wave of hair. */
export const comb = (seed: number): Drawing => ({
  width: 1200,
  height: 800,
  shapes: [
    area('art-1', boxes([0, 0, 1200, 800])),
    area('ink', 'M-20 240c280-200 520 120 760-20s360-60 500-20v420c-160 90-300-20-460 40S300 800-20 700z'),
    area(
      'art-2',
      lock({
        first: [
          [-20, 270],
          [300, 60],
          [520, 380],
          [1220, 230],
        ],
        last: [
          [-20, 680],
          [320, 760],
          [620, 560],
          [1220, 590],
        ],
        count: 17,
        width: 13,
        seed,
      }),
    ),
    area(
      'art-3',
      lock({
        first: [
          [-20, 330],
          [300, 130],
          [520, 430],
          [1220, 290],
        ],
        last: [
          [-20, 640],
          [320, 720],
          [620, 520],
          [1220, 560],
        ],
        count: 8,
        width: 9,
        seed: seed + 2,
      }),
    ),
    area('mark', 'M580-20h140l96 840H686z'),
    area('paper', 'M664-20h16l96 840h-16z'),
    lines(
      'mark',
      11,
      Array.from(
        { length: 19 },
        (_none, at) => `M${586 + at * 5} ${40 + at * 40}l-196 ${18 + (at % 3) * 2}`,
      ).join(''),
      { 'stroke-linecap': 'round' },
    ),
  ],
})

/** Strands folded into foil, hair above and below. */
export const foils = (seed: number): Drawing => ({
  width: 1200,
  height: 800,
  shapes: [
    area('art-3', boxes([0, 0, 1200, 800])),
    area('ink', 'M120-20c-60 280 40 540 0 840h960c-50-300 60-560-10-840z'),
    area(
      'art-2',
      lock({
        first: [
          [150, -20],
          [100, 280],
          [190, 540],
          [150, 820],
        ],
        last: [
          [1050, -20],
          [1100, 280],
          [1000, 540],
          [1050, 820],
        ],
        count: 26,
        width: 15,
        seed,
        loose: 0.05,
      }),
    ),
    ...(
      [
        [230, 60, -6],
        [410, 210, 3],
        [590, 90, -2],
        [780, 300, 4],
        [960, 120, -3],
      ] as const
    ).flatMap(([x, y, lean]): Shape[] => [
      area('paper', `M${x} ${y}l128 ${lean * 3} ${lean * 5} 400-128 ${-lean * 3}z`),
      area(
        'art-1',
        `M${x + 64} ${y + lean * 2}l64 ${lean} ${lean * 5} 400-64 ${-lean}zM${x} ${y}l128 ${lean * 3}v26l-128 ${-lean * 3}z`,
      ),
      lines(
        'mark',
        4,
        `M${x + lean * 2} ${y + 140}l128 ${lean * 3}M${x + lean * 3} ${y + 270}l128 ${lean * 3}M${x + 30} ${y + 50}l20 60M${x + 40} ${y + 190}l-12 50`,
      ),
    ]),
    area('mark', 'M650 690l560-150 16 50-560 154zM668 744l-110 40-24-16 6-44 110-34z'),
    lines('ink', 4, 'M552 766l100-34M550 744l90-30'),
  ],
})
