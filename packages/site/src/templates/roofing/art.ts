import { area, boxes, disk, lines } from '../../library/art/shapes.ts'
import type { Drawing, Shape } from '../../library/drawing.ts'

const butt = { 'stroke-linecap': 'butt' }

/** Field of slates: its upper corner, how far it reaches, and which slates differ in tone. */
interface Field {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly rows: number
  readonly seed: number
}

const course = 40
const slate = 62

/** Returns courses of slates, each one half a slate off the one above, some lighter and some darker. */
const slates = ({ x, y, wide, rows, seed }: Field): Shape[] => {
  const rowAt = (at: number) => `M${x} ${y + at * course + course / 2}h${wide}`
  const all = (chosen: (at: number) => boolean): string =>
    Array.from({ length: rows }, (_none, at) => at)
      .filter(chosen)
      .map(rowAt)
      .join('')
  const dash = { ...butt, 'stroke-dasharray': `${slate - 3} 3` }
  const sparse = (every: number, offset: number) => ({
    ...butt,
    'stroke-dasharray': `${slate - 3} ${every * slate - slate + 3}`,
    'stroke-dashoffset': offset * slate,
  })
  return [
    area('ink', boxes([x, y, wide, rows * course])),
    lines(
      'art-3',
      course - 3,
      all((at) => at % 2 === 0),
      dash,
    ),
    lines(
      'art-3',
      course - 3,
      all((at) => at % 2 === 1),
      { ...dash, 'stroke-dashoffset': slate / 2 },
    ),
    lines(
      'art-1',
      course - 3,
      all((at) => at % 4 === seed % 4),
      sparse(5 + (seed % 3), (seed % 4) + (seed % 2 ? 0.5 : 0)),
    ),
    lines(
      'line',
      course - 3,
      all((at) => at % 6 === (seed + 2) % 6),
      sparse(7, seed % 2 ? 0.5 : 2),
    ),
  ]
}

const turned = (transform: string, shapes: readonly Shape[]): Shape => ({
  tag: 'g',
  attributes: { transform },
  shapes,
})

const frame = (width: number, height: number, role: string): Shape => area(role, boxes([0, 0, width, height]))

/** Roof at a pitch of 35 degrees that falls from the upper end corner; the sky is at the upper start corner. */
const pitched = (seed: number, shapes: readonly Shape[]): Shape =>
  turned('rotate(-35 300 200)', [
    ...slates({ x: -80, y: 110, wide: 760, rows: 9, seed }),
    lines('ink', 10, 'M-80 108h760', butt),
    ...shapes,
  ])

/** Slate roof of a house with a gable, a chimney with stepped flashing and a ridge, wider than its frame. */
export const ridge: Drawing = {
  width: 1680,
  height: 520,
  shapes: [
    frame(1680, 520, 'line'),
    area('paper', 'M0 132c200-40 300 20 520-14s360-30 560 6 380-30 600 0v396H0z'),
    ...slates({ x: -20, y: 150, wide: 1720, rows: 10, seed: 5 }),
    lines('ink', 14, 'M-20 148H1700', butt),
    area('ink', 'M640 20h124v230H640z'),
    area('art-1', boxes([626, 8, 152, 22])),
    lines(
      'art-3',
      3,
      'M640 62h124M640 96h124M640 130h124M640 164h124M680 30v32M732 62v34M680 96v34M732 130v34',
    ),
    area('art-2', 'M624 214h18v-30h22v30h-2v38h-38zM766 252v-30h-2v-38h18v68zM624 250h158v20H624z'),
    area('line', 'M770 530l470-329 470 329z'),
    area('paper', boxes([1194, 300, 92, 110])),
    lines('ink', 5, 'M1194 300h92v110h-92zM1240 300v110M1194 350h92'),
    lines('art-2', 26, 'M740 530l500-350 500 350'),
    lines('ink', 8, 'M726 526l514-360 514 360', butt),
    lines('ink', 3, 'M240 308v-34h40v34M420 428v-34h-40v34'),
  ],
}

/** Roof line over the last lines of a page. */
export const roofLine: Drawing = {
  width: 1440,
  height: 96,
  shapes: [
    frame(1440, 96, 'art-1'),
    area('deep', 'M-20 100L922 12l540 50v40H-20z'),
    lines('art-2', 6, 'M-20 100L922 12l540 50', butt),
    area('deep', boxes([1180, 0, 54, 60])),
    area('art-3', boxes([1172, -4, 70, 14])),
  ],
}

/** Seen from a ladder: rungs, the gutter, and the slates above it. */
export const ladder: Drawing = {
  width: 600,
  height: 400,
  shapes: [
    frame(600, 400, 'line'),
    ...slates({ x: -20, y: -10, wide: 640, rows: 6, seed: 3 }),
    area('paper', boxes([0, 270, 600, 130])),
    lines('line', 4, 'M0 320h600M0 364h600'),
    area('art-2', 'M-10 226h620v26c0 20-16 28-30 28H20c-16 0-30-8-30-28z'),
    area('ink', boxes([-10, 226, 620, 8])),
    lines('ink', 14, 'M214 440L246 30M392 440L362 30'),
    lines('ink', 10, 'M244 70h120M240 130h128M234 192h140M228 256h150M222 322h164M216 388h176'),
    lines('ink', 4, 'M462 72l14 26-12 18 10 30'),
  ],
}

/** A slate that is gone, the membrane below it, and the new one on its hook. */
export const gap: Drawing = {
  width: 600,
  height: 400,
  shapes: [
    frame(600, 400, 'line'),
    pitched(2, [
      area('paper', boxes([259, 191, 120, 78])),
      lines('ink', 3, 'M259 212h120M259 234h120', { 'stroke-dasharray': '10 6' }),
      turned('rotate(9 330 250)', [
        area('art-1', boxes([300, 222, 118, 76])),
        lines('ink', 4, 'M300 222h118v76H300z'),
      ]),
      lines('art-2', 8, 'M352 296v18h-18'),
    ]),
  ],
}

/** From the bare deck to the finished courses. */
export const build: Drawing = {
  width: 600,
  height: 400,
  shapes: [
    frame(600, 400, 'line'),
    pitched(7, [
      area('art-1', boxes([-80, 110, 300, 360])),
      lines('line', 4, 'M-80 160h300M-80 210h300M-80 260h300M-80 310h300M-80 360h300', butt),
      area('art-2', boxes([90, 110, 170, 360])),
      lines('ink', 3, 'M90 200h170M90 290h170M90 380h170', { 'stroke-dasharray': '14 8' }),
      lines('paper', 14, 'M186 130h200M186 170h176M186 210h196M186 250h168M186 290h190M186 330h176', butt),
    ]),
  ],
}

/** Membrane with its seams, an edge turned up at the wall, and a drain. */
export const flat: Drawing = {
  width: 600,
  height: 400,
  shapes: [
    frame(600, 400, 'art-1'),
    area('paper', 'M-10-10h640v140H-10z'),
    lines('line', 4, 'M0 40h600M0 84h600M120-10v50M330 40v44M470-10v50'),
    area('art-2', 'M-10 104h640v40l-640 0z'),
    area('ink', boxes([-10, 140, 620, 6])),
    area('art-3', 'M-10 146h640v270H-10z'),
    lines('line', 4, 'M110 146L-60 420M300 146l-70 274M490 146l60 274'),
    disk('ink', 396, 286, 66),
    disk('art-1', 396, 286, 52),
    lines('ink', 7, 'M350 274h92M346 296h100M372 246v80M396 238v96M420 246v80'),
    area('paper', 'M40 330c30-26 110-20 150 0s-20 40-80 36-96-14-70-36z'),
  ],
}

/** Gutter and downspout at the corner of a roof. */
export const gutter: Drawing = {
  width: 600,
  height: 400,
  shapes: [
    frame(600, 400, 'line'),
    turned('skewY(-7)', [
      ...slates({ x: -20, y: -10, wide: 470, rows: 5, seed: 6 }),
      area('art-2', 'M-10 186h480v30c0 22-16 32-34 32H-10z'),
      area('ink', boxes([-10, 186, 480, 8])),
      lines('ink', 4, 'M60 194v52M200 194v54M340 194v54'),
    ]),
    area('paper', boxes([0, 262, 300, 140])),
    lines('art-2', 40, 'M392 196v60q0 20-20 34l-34 24q-20 14-20 40v70'),
    lines('ink', 5, 'M296 340h44M370 246h46'),
    lines('ink', 3, 'M0 310h290M0 352h290'),
    lines('art-3', 6, 'M510 60v40M548 110v40M490 150v34M560 210v40M520 250v30'),
  ],
}

/** Chimney with stepped flashing on a slope. */
export const chimney: Drawing = {
  width: 600,
  height: 400,
  shapes: [
    frame(600, 400, 'line'),
    pitched(4, []),
    area('brand', 'M250-10h170v264L250 360z'),
    lines(
      'paper',
      3,
      'M250 40h170M250 84h170M250 128h170M250 172h170M250 216h170M250 260h160M306-10v50M370 40v44M300 84v44M362 128v44M306 172v44M362 216v44',
    ),
    area('art-2', 'M232 384v-64h34v-32h34v-32h34v-32h34v-32h34v-30h36v96z'),
    lines('ink', 4, 'M232 384v-64h34v-32h34v-32h34v-32h34v-32h34v-30h36'),
  ],
}

/** Slates lifted by wind, and a sheet that covers the hole. */
export const storm: Drawing = {
  width: 600,
  height: 400,
  shapes: [
    frame(600, 400, 'art-1'),
    lines('paper', 10, 'M-10 60h150q40 0 40-26M-10 100h240q44 0 44 34M40 20h60'),
    pitched(9, [
      area('paper', 'M190 132l214 12-10 150-196-14z'),
      lines('ink', 4, 'M190 132l214 12-10 150-196-14zM190 132l204 162M404 144L198 280'),
      area('ink', boxes([180, 122, 28, 22], [394, 134, 28, 22], [188, 270, 28, 22], [384, 284, 28, 22])),
    ]),
    turned('rotate(-58 250 90)', [
      area('art-3', boxes([210, 60, 66, 42])),
      lines('ink', 4, 'M210 60h66v42h-66z'),
    ]),
    turned('rotate(-12 380 40)', [
      area('art-3', boxes([350, 20, 66, 42])),
      lines('ink', 4, 'M350 20h66v42h-66z'),
    ]),
  ],
}

/** Rafters in section: covering above, air below it, insulation between. */
export const section: Drawing = {
  width: 600,
  height: 400,
  shapes: [
    frame(600, 400, 'paper'),
    turned('rotate(-35 300 200)', [
      area('line', boxes([-80, -160, 760, 220])),
      lines('art-3', 26, 'M-80 76h760', { ...butt, 'stroke-dasharray': '80 4' }),
      lines('ink', 6, 'M-80 94h760', butt),
      lines(
        'art-2',
        7,
        'M-20 124h120M160 124h120M340 124h120M80 114l20 10-20 10M260 114l20 10-20 10M440 114l20 10-20 10',
      ),
      area('art-1', boxes([-80, 150, 760, 130])),
      lines(
        'art-3',
        5,
        `M-80 170${Array.from({ length: 14 }, () => 'q14 0 14 45t14 45 14-45 14-45').join('')}`,
      ),
      area('ink', boxes([-10, 94, 26, 186], [250, 94, 26, 186], [510, 94, 26, 186])),
      area('brand', boxes([-80, 280, 760, 22])),
    ]),
  ],
}

/** One slope before and after: the same courses, with moss and gaps or without. */
export const slope = (isRenewed: boolean): Drawing => ({
  width: 600,
  height: 400,
  shapes: [
    frame(600, 400, 'line'),
    pitched(
      isRenewed ? 1 : 3,
      isRenewed
        ? [lines('art-2', 14, 'M-80 104h760', butt)]
        : [
            area('paper', boxes([73, 231, 58, 36], [352, 151, 58, 36], [228, 311, 120, 36])),
            ...[
              [40, 210, 44],
              [96, 226, 30],
              [10, 250, 26],
              [318, 262, 40],
              [366, 246, 28],
              [292, 300, 22],
              [520, 330, 34],
              [196, 372, 38],
              [244, 384, 24],
            ].map(([x = 0, y = 0, r = 0]) => disk('mark', x, y, r)),
            lines('ink', 4, 'M448 200l-14 26 18 16-10 34M166 300l10 24-16 18'),
          ],
    ),
  ],
})
