import { area, boxes, lines } from '../../library/art/shapes.ts'
import { numbersFrom } from '../../library/art/seed.ts'
import type { Drawing } from '../../library/drawing.ts'
import { lock, strand } from './strands.ts'

/** Chin-length hair, seen from the side and larger than its frame. */
export const bob = (seed: number): Drawing => ({
  width: 1200,
  height: 800,
  shapes: [
    area('art-1', boxes([0, 0, 1200, 800])),
    area('mark', boxes([760, 0, 440, 800])),
    area('art-2', 'M430 500c10 120 0 220-60 320h420c-30-70-60-130-50-220l-60-200z'),
    area(
      'art-2',
      'M420 180c-40 90-60 150-66 210-30 40-56 70-60 90 10 16 30 20 50 22 0 40-10 50 6 66-6 30 10 40 26 44 10 30 50 40 120 20l120-220z',
    ),
    area(
      'ink',
      'M410 190C480-10 840-60 960 160c80 150 40 330-30 500-130 30-260 20-330-20 20-90-20-150-40-230-20-70-70-130-150-220z',
    ),
    area(
      'art-3',
      lock({
        first: [
          [470, 150],
          [560, 240],
          [650, 420],
          [620, 640],
        ],
        last: [
          [700, 20],
          [940, 100],
          [1010, 380],
          [900, 660],
        ],
        count: 15,
        width: 12,
        seed,
      }),
    ),
    area(
      'paper',
      lock({
        first: [
          [500, 130],
          [620, 260],
          [700, 430],
          [690, 640],
        ],
        last: [
          [660, 40],
          [880, 140],
          [920, 380],
          [850, 640],
        ],
        count: 5,
        width: 5,
        seed: seed + 4,
        loose: 0.45,
      }),
    ),
    lines('ink', 5, 'M372 396q18-14 40-8'),
    lines('ink', 3, 'M930 640c14 30 40 50 80 54'),
    area('paper', 'M330 820c60-70 420-80 560 0z'),
  ],
})

/** Hair pinned up in a knot, from the back. */
export const knot = (seed: number): Drawing => ({
  width: 1200,
  height: 800,
  shapes: [
    area('mark', boxes([0, 0, 1200, 800])),
    area('art-1', 'M0 620c300-60 900-60 1200 0v180H0z'),
    area('art-2', 'M470 560c10 90 0 160-60 260h420c-50-90-70-170-60-260z'),
    area('ink', 'M330 330C320 120 460 60 620 60s300 70 290 280c-10 180-120 330-290 330S340 500 330 330z'),
    area(
      'art-3',
      lock({
        first: [
          [350, 420],
          [420, 300],
          [500, 240],
          [580, 230],
        ],
        last: [
          [480, 640],
          [500, 500],
          [560, 380],
          [610, 290],
        ],
        count: 9,
        width: 12,
        seed,
      }) +
        lock({
          first: [
            [890, 420],
            [820, 300],
            [740, 240],
            [660, 230],
          ],
          last: [
            [760, 640],
            [740, 500],
            [680, 380],
            [630, 290],
          ],
          count: 9,
          width: 12,
          seed: seed + 1,
        }),
    ),
    area('ink', 'M430 190c0-130 90-220 200-220s190 90 180 210-90 190-200 180-180-60-180-170z'),
    area(
      'art-2',
      strand([460, 220], [470, 20], [760, -30], [780, 160], 26) +
        strand([780, 160], [790, 320], [530, 350], [510, 210], 24) +
        strand([510, 210], [500, 90], [700, 50], [722, 160], 22) +
        strand([722, 160], [730, 260], [590, 290], [580, 210], 18) +
        strand([580, 210], [580, 150], [650, 130], [664, 176], 14),
    ),
    area(
      'paper',
      strand([480, 140], [540, 20], [700, 0], [760, 90], 6) +
        strand([560, 290], [640, 330], [740, 290], [760, 220], 6),
    ),
    lines('paper', 9, 'M380 90l470 210', { 'stroke-linecap': 'round' }),
    lines('ink', 3, 'M470 640c-20 40-30 80-20 120M770 630c30 40 30 90 16 130'),
  ],
})

/** Short hair at the neck, closer cut toward its edge. */
export const shortHair = (seed: number): Drawing => {
  const next = numbersFrom(seed)
  const rows = [
    { y: 300, count: 24, length: 70, width: 15 },
    { y: 396, count: 25, length: 44, width: 12 },
    { y: 470, count: 24, length: 28, width: 9 },
    { y: 530, count: 22, length: 14, width: 7 },
  ]
  const row = ({ y, count, length }: (typeof rows)[number]): string =>
    Array.from({ length: count }, (_none, at) => {
      const x = 236 + ((at + next() * 0.5) * 740) / count
      const away = (x - 600) / 400
      return `M${Math.round(x)} ${Math.round(y + 60 - away * away * 70)}l${Math.round(-away * 14)} ${Math.round(length * (0.7 + next() * 0.5))}`
    }).join('')
  return {
    width: 1200,
    height: 800,
    shapes: [
      area('art-3', boxes([0, 0, 1200, 800])),
      area('art-2', 'M250 820c30-130 10-240-50-400l20-160h760l20 160c-60 160-80 270-50 400z'),
      area(
        'art-2',
        'M170 330c-60-20-90 30-70 100s60 110 120 90zM1030 330c60-20 90 30 70 100s-60 110-120 90z',
      ),
      area(
        'ink',
        'M170 400C140 120 300-60 600-60s460 180 430 460c-10 30-50 10-70-30-80-20-240-20-360-20s-280 0-360 20c-20 40-60 60-70 30z',
      ),
      ...rows.map((each) => lines('ink', each.width, row(each))),
      area(
        'art-1',
        lock({
          first: [
            [600, -40],
            [420, 40],
            [300, 180],
            [220, 340],
          ],
          last: [
            [600, -40],
            [560, 100],
            [540, 230],
            [540, 350],
          ],
          count: 8,
          width: 7,
          seed,
          loose: 0.3,
        }) +
          lock({
            first: [
              [610, -40],
              [790, 40],
              [900, 180],
              [980, 340],
            ],
            last: [
              [610, -40],
              [640, 100],
              [660, 230],
              [660, 350],
            ],
            count: 8,
            width: 7,
            seed: seed + 1,
            loose: 0.3,
          }),
      ),
      area('paper', 'M0 760c300-60 900-60 1200 0v60H0z'),
    ],
  }
}

/** A fringe cut straight above the brows, cropped at the eyes. */
export const fringe = (seed: number): Drawing => ({
  width: 1200,
  height: 800,
  shapes: [
    area('mark', boxes([0, 0, 1200, 800])),
    area('art-2', 'M200 240h800v600H200z'),
    area(
      'ink',
      'M150 840C90 500 120-60 600-60s520 560 450 900H900c50-120 60-240 40-370-220 40-470 40-690 0-20 130-10 250 40 370z',
    ),
    area(
      'art-3',
      lock({
        first: [
          [590, -30],
          [430, 60],
          [320, 240],
          [290, 450],
        ],
        last: [
          [610, -30],
          [760, 60],
          [880, 240],
          [910, 450],
        ],
        count: 19,
        width: 17,
        seed,
        loose: 0.12,
      }),
    ),
    area(
      'art-1',
      lock({
        first: [
          [560, -20],
          [400, 100],
          [350, 260],
          [330, 440],
        ],
        last: [
          [640, -20],
          [740, 100],
          [820, 260],
          [850, 440],
        ],
        count: 6,
        width: 7,
        seed: seed + 3,
        loose: 0.4,
      }),
    ),
    area(
      'art-3',
      lock({
        first: [
          [250, 480],
          [180, 560],
          [160, 700],
          [180, 830],
        ],
        last: [
          [280, 500],
          [270, 600],
          [260, 700],
          [270, 830],
        ],
        count: 4,
        width: 10,
        seed,
      }) +
        lock({
          first: [
            [950, 480],
            [1020, 560],
            [1040, 700],
            [1010, 830],
          ],
          last: [
            [930, 500],
            [940, 600],
            [950, 700],
            [930, 830],
          ],
          count: 4,
          width: 10,
          seed: seed + 1,
        }),
    ),
    lines('ink', 10, 'M380 570q70-40 150-12M670 558q80-28 150 12'),
    lines('ink', 8, 'M400 660q60 34 126 0M676 660q64 34 126 0'),
    lines('ink', 4, 'M700 470q30 20 22 60'),
  ],
})
