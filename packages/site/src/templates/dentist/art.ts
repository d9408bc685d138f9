import { area, boxes, disk, lines, moved, ring } from '../../library/art/shapes.ts'
import type { Drawing, Shape } from '../../library/parts/pictures.ts'

const grounds = [
  ['art-1', 'art-3', 'art-2', 'paper'],
  ['art-2', 'paper', 'art-1', 'art-3'],
  ['art-1', 'paper', 'art-2', 'art-3'],
  ['art-3', 'art-1', 'paper', 'art-2'],
] as const

/** Returns arcs around one point on a ground of their own. The seed sets their colors and how wide they are. */
const arcs = (
  [width, height]: readonly [number, number],
  [x, y]: readonly [number, number],
  radius: number,
  seed: number,
): readonly Shape[] => {
  const [ground, ...bands] = grounds[seed % grounds.length] ?? grounds[0]
  const narrow = 0.66 + (seed % 3) * 0.04
  return [
    area(ground, boxes([0, 0, width, height])),
    ...bands.map((role, at) => disk(role, x, y, Math.round(radius * (1 - at * (1 - narrow))))),
  ]
}

const thin = (d: string, role = 'ink', width = 6): Shape => lines(role, width, d)

/** A bent part of the chair, with a line around it. */
const bent = (d: string, role: string, width: number): readonly Shape[] => [
  thin(d, 'ink', width + 12),
  thin(d, role, width),
]

/** A chair that leans back, of parts of circles. */
const chair = (transform: string): Shape =>
  moved(
    transform,
    area('ink', 'M-40 236A110 36 0 0 1 180 236z'),
    thin('M70 110V210', 'ink', 22),
    ...bent('M-214-150A380 380 0 0 0 20 60H130A110 110 0 0 1 232 128L262 196', 'paper', 62),
    ...bent('M-262-232A90 90 0 0 0-240-196', 'art-2', 66),
    thin('M-8-46H108', 'ink', 18),
    thin('M84-46A60 60 0 0 1 60 30', 'ink', 8),
  )

/** A lamp on an arm of two arcs; it is switched off. */
const lamp = (transform: string): Shape =>
  moved(
    transform,
    thin('M250-560V-330A150 150 0 0 1 100-180A70 70 0 0 0 30-110'),
    area('ink', 'M-92-40A110 110 0 0 1 122-66z'),
    disk('paper', 16, -30, 38),
    disk('mark', 16, -30, 26),
    area('ink', 'M-92-40A110 110 0 0 1 122-66z'),
    thin('M-92-40L122-66'),
  )

/** A room for treatments in one large circle. */
export const room: Drawing = {
  width: 900,
  height: 900,
  shapes: [
    area('art-1', boxes([0, 0, 900, 900])),
    disk('art-3', 560, 560, 490),
    disk('art-2', 560, 560, 350),
    ring('paper', 4, 560, 560, 418, { 'stroke-dasharray': '2 18' }),
    area('art-1', boxes([0, 752, 900, 148])),
    thin('M40 752H900'),
    area('mark', 'M150 752V640A44 44 0 0 1 238 640V752z'),
    thin(
      'M194 640V520M194 590A70 70 0 0 1 124 520A70 70 0 0 1 194 590A80 80 0 0 0 274 500A80 80 0 0 0 194 590',
      'ink',
      5,
    ),
    lamp('translate(430 430)'),
    chair('translate(560 520) scale(1.02)'),
    thin('M100 812H360M520 846H760', 'paper', 6),
  ],
}

/** A lamp over half a circle: for tall places. */
export const quiet: Drawing = {
  width: 640,
  height: 800,
  shapes: [
    ...arcs([640, 800], [180, 640], 470, 2),
    thin('M420-20V210A130 130 0 0 1 290 340A60 60 0 0 0 232 390'),
    area('ink', 'M110 486A136 136 0 0 1 366 486z'),
    disk('mark', 238, 512, 30),
    thin('M120 560L84 640M238 584V670M352 558L392 636', 'ink', 5),
    thin('M0 740A380 380 0 0 1 640 690', 'ink', 5),
  ],
}

const size = [800, 600] as const
const signOf = (
  center: readonly [number, number],
  radius: number,
  seed: number,
  ...shapes: readonly Shape[]
): Drawing => ({
  width: 800,
  height: 600,
  shapes: [...arcs(size, center, radius, seed), ...shapes],
})

/** A bent channel, as in a root. */
const channel = 'M170-80V110A290 290 0 0 0 460 400A220 220 0 0 1 680 620V700'

/** Drawings of the services: tools and treatments of parts of circles, each cut by its frame. */
export const signs = {
  mirror: signOf(
    [300, 260],
    430,
    0,
    thin('M420 380L720 680', 'ink', 34),
    thin('M420 380L720 680', 'paper', 20),
    disk('art-1', 300, 260, 168),
    ring('ink', 14, 300, 260, 168),
    thin('M208 300A110 110 0 0 1 250 168M238 318A90 90 0 0 1 236 316', 'paper', 16),
    disk('mark', 356, 210, 24),
    thin('M740-20L470 190A40 40 0 0 0 470 250', 'ink', 8),
  ),
  polish: signOf(
    [520, 330],
    460,
    1,
    thin('M-20 520L360 330', 'ink', 58),
    thin('M-20 520L360 330', 'paper', 44),
    moved(
      'translate(408 306) rotate(-26)',
      area('ink', 'M-50-44H26A44 44 0 0 1 26 44H-50z'),
      area('art-2', 'M30-62A70 70 0 0 1 30 62L96 84V-84z'),
      thin('M30-62L96-84V84L30 62M62-72V72', 'ink', 5),
    ),
    ...[
      [600, 200, 14],
      [650, 280, 22],
      [620, 380, 12],
      [560, 140, 9],
      [700, 360, 9],
    ].map(([x = 0, y = 0, r = 0]) => ring('ink', 4, x, y, r)),
    disk('mark', 690, 200, 20),
  ),
  gap: signOf(
    [430, 420],
    400,
    3,
    ring('ink', 6, 430, 420, 300, { 'stroke-dasharray': '1520 365', 'stroke-dashoffset': '-40' }),
    ring('paper', 84, 430, 420, 230, {
      'stroke-dasharray': '1180 265',
      'stroke-dashoffset': '-60',
      'stroke-linecap': 'butt',
    }),
    disk('mark', 646, 334, 46),
    thin('M800 120L700 262', 'ink', 20),
    thin('M690 246L716 272', 'ink', 8),
  ),
  canal: signOf(
    [560, 120],
    480,
    1,
    thin(channel, 'ink', 152),
    thin(channel, 'paper', 140),
    thin(channel, 'art-2', 64),
    thin('M170-20V110A290 290 0 0 0 460 400A180 180 0 0 1 560 440', 'ink', 8),
    thin('M126 60H214M138 120H206', 'ink', 8),
    disk('mark', 170, 20, 34),
    ring('ink', 6, 560, 440, 52),
  ),
  bridge: signOf(
    [620, 470],
    520,
    0,
    area('art-2', 'M-20 470A900 900 0 0 1 820 470V600H-20z'),
    thin('M-20 470A900 900 0 0 1 820 470'),
    area('paper', 'M96 300H276L256 620H116zM524 300H704L684 620H544z'),
    thin('M96 300L116 620M276 300L256 620M524 300L544 620M704 300L684 620'),
    area(
      'art-1',
      'M80 310A110 130 0 0 1 300 310A100 120 0 0 1 500 310A110 130 0 0 1 720 310A320 40 0 0 1 80 310z',
    ),
    thin('M80 310A110 130 0 0 1 300 310A100 120 0 0 1 500 310A110 130 0 0 1 720 310A320 40 0 0 1 80 310z'),
    thin('M128 262A70 80 0 0 1 176 218', 'paper', 14),
    disk('mark', 640, 110, 26),
  ),
  root: signOf(
    [400, 420],
    430,
    1,
    area('art-2', 'M0 330A900 900 0 0 1 800 330V600H0z'),
    thin('M0 330A900 900 0 0 1 800 330'),
    area('paper', 'M350 250H450L428 570A28 28 0 0 1 372 570z'),
    thin('M350 250H450L428 600M350 250L372 600'),
    thin(
      'M336 318A120 60 0 0 0 464 318M342 388A110 56 0 0 0 458 388M350 458A100 50 0 0 0 450 458M356 524A90 44 0 0 0 444 524',
      'ink',
      9,
    ),
    area('paper', 'M300 236A104 120 0 0 1 500 236A104 34 0 0 1 300 236z'),
    thin('M300 236A104 120 0 0 1 500 236A104 34 0 0 1 300 236z'),
    disk('mark', 560, 140, 20),
  ),
  small: signOf(
    [560, 300],
    430,
    2,
    thin('M0 520H800', 'ink', 6),
    chair('translate(640 396) scale(.86)'),
    thin('M140 520V420A70 70 0 0 1 280 420V520M140 440H280', 'ink', 7),
    area(
      'paper',
      'M300 470A70 40 0 0 1 390 470A70 40 0 0 1 480 470V520A70 40 0 0 0 390 520A70 40 0 0 0 300 520z',
    ),
    thin(
      'M300 470A70 40 0 0 1 390 470A70 40 0 0 1 480 470V520A70 40 0 0 0 390 520A70 40 0 0 0 300 520zM390 470V520',
      'ink',
      5,
    ),
    thin('M214 330A300 300 0 0 1 236 120', 'ink', 4),
    disk('mark', 240, 92, 54),
  ),
  call: signOf(
    [250, 330],
    470,
    0,
    ring('ink', 6, 250, 330, 330, { 'stroke-dasharray': '300 1780', 'stroke-dashoffset': '150' }),
    ring('ink', 6, 250, 330, 400, { 'stroke-dasharray': '360 2160', 'stroke-dashoffset': '180' }),
    moved(
      'translate(250 330) rotate(-18)',
      area(
        'ink',
        'M-210-60A230 230 0 0 1 210-60L196 60A30 30 0 0 1 160 84L96 66A30 30 0 0 1 74 30L80-6A150 150 0 0 0-80-6L-74 30A30 30 0 0 1-96 66L-160 84A30 30 0 0 1-196 60z',
      ),
      thin('M-168-44A190 190 0 0 1-60-120', 'paper', 8),
    ),
    disk('mark', 566, 196, 26),
  ),
}

/** Blocks of a town between two round streets. */
const blocks = (role: string, radius: number, dash: string, offset: number): Shape =>
  ring(role, 84, 400, 430, radius, {
    'stroke-dasharray': dash,
    'stroke-dashoffset': String(offset),
    'stroke-linecap': 'butt',
  })

/** A town of round streets, and the way through them to a door. */
export const way: Drawing = {
  width: 640,
  height: 800,
  shapes: [
    area('paper', boxes([0, 0, 640, 800])),
    blocks('art-1', 500, '420 34 260 34', 60),
    blocks('art-1', 380, '300 34 190 34 420 34', 0),
    blocks('art-2', 380, '190 2200', -560),
    blocks('art-3', 260, '250 30 380 30', 90),
    blocks('art-1', 260, '300 1400', -420),
    blocks('art-2', 140, '150 26 220 26', 40),
    disk('art-3', 76, 96, 46),
    disk('art-2', 592, 690, 62),
    disk('art-3', 108, 724, 34),
    thin('M76 142V86M592 752V680M108 758V716', 'ink', 5),
    thin(
      'M-20 556A440 440 0 0 1 66 450H178A222 222 0 0 1 400 208A80 80 0 0 1 480 288A60 60 0 0 1 420 348V380',
      'ink',
      9,
    ),
    disk('paper', 400, 430, 84),
    area('ink', 'M340 506V430A60 60 0 0 1 460 430V506z'),
    area('paper', 'M362 506V432A38 38 0 0 1 438 432V506z'),
    disk('mark', 400, 440, 20),
  ],
}
