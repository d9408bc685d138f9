import { numbersFrom } from '../../library/art/seed.ts'
import { area, boxes, lattice, lines, moved, ring } from '../../library/art/shapes.ts'
import type { Drawing, Shape } from '../../library/drawing.ts'

/** Everything sits on a grid of 8 units. */
export const grid = 8

/** Ends of strokes that stand for words and figures. */
export const butt = { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' } as const

/** Returns words as strokes, one row below the other; `longest` in units of the grid. */
export const words = (next: () => number, x: number, rows: readonly number[], longest: number): string =>
  rows
    .map((y) => `M${x} ${y}h${(Math.ceil(longest * 0.45) + Math.floor(next() * longest * 0.55)) * grid}`)
    .join('')

/** Returns figures as strokes that end at `x`; a row now and then is empty. */
export const figures = (next: () => number, x: number, rows: readonly number[], longest: number): string =>
  rows
    .map((y) => {
      const long = (2 + Math.floor(next() * (longest - 1))) * grid
      return next() < 0.16 ? '' : `M${x - long} ${y}h${long}`
    })
    .join('')

/** Returns paper with an edge in ink. */
export const edged = (role: string, d: string): Shape => lines('ink', 3, d, { fill: `var(--c-${role})` })

/** Returns heights of rows. */
export const rowsFrom = (first: number, step: number, count: number): number[] =>
  Array.from({ length: count }, (_none, at) => first + at * step)

/** Returns the outline of a slip of paper with a torn lower edge. */
const slip = (x: number, y: number, width: number, height: number): string => {
  const teeth = Math.round(width / 40)
  const half = width / teeth / 2
  return `M${x} ${y}h${width}v${height}${`l-${half} 18-${half}-18`.repeat(teeth)}z`
}

/** Returns a receipt: paper, an edge, lines of goods with their prices, and the line that counts. */
export const receipt = (next: () => number, x: number, y: number, width: number, height: number): Shape[] => {
  const rows = rowsFrom(y + 40, 32, Math.max(1, Math.floor((height - 64) / 32)))
  return [
    edged('card', slip(x, y, width, height)),
    lines('ink', 5, words(next, x + 16, rows, width / 22) + figures(next, x + width - 16, rows, 3), butt),
    lines('art-2', 6, `M${x + 16} ${y + height - 24}h${width - 32}`, butt),
  ]
}

/** Returns a pencil whose point is at 0 0, laid to the right. */
export const pencil = (long: number): Shape[] => [
  area('art-2', `M64-16h${long}v32H64z`),
  area('ink', `M64-5h${long}v5H64z`),
  edged('card', 'M0 0L64-16v32z'),
  area('ink', 'M0 0L26-6v12z'),
]

/** A box of first receipts in front view: it stands on the lower edge. */
const shoebox = (seed: number): Shape[] => {
  const next = numbersFrom(seed)
  return [
    area('ink', 'M96 296L136 240H632L672 296z'),
    moved('rotate(-9 230 300)', ...receipt(next, 160, 76, 144, 252)),
    moved('rotate(5 560 300)', ...receipt(next, 496, 120, 120, 200)),
    moved('rotate(-2 400 300)', ...receipt(next, 312, 24, 168, 304)),
    moved('rotate(13 470 300)', ...receipt(next, 440, 168, 96, 150)),
    moved('rotate(-16 170 320)', ...receipt(next, 136, 184, 72, 150)),
    area('art-3', boxes([96, 296, 576, 304])),
    area('ink', boxes([80, 280, 608, 24])),
    edged('card', boxes([232, 376, 304, 136])),
    lines('ink', 8, 'M264 416h168M264 448h96', butt),
    lines('art-2', 4, 'M264 480h240', butt),
    lines('art-1', 4, 'M120 328v240M648 328v240', butt),
  ]
}

/** The box alone, for a place where it stands on a line of the sheet. */
export const boxOnTheLine = (seed: number): Drawing => ({ width: 768, height: 600, shapes: shoebox(seed) })

/** The box on a shelf, its lid next to it. */
export const boxAndLid = (seed: number): Drawing => ({
  width: 800,
  height: 600,
  shapes: [
    area('art-1', boxes([0, 0, 800, 600])),
    area('art-2', 'M664 552L792 96l64 18-128 438z'),
    area('ink', 'M664 552L792 96l14 4-128 452z'),
    moved('translate(-56 -48)', ...shoebox(seed)),
    area('ink', boxes([0, 552, 800, 12])),
    area('paper', boxes([0, 564, 800, 40])),
    lines('line', 3, 'M0 584h800'),
  ],
})

const key = 40

/** A desk from above: receipts in four piles, one of them untidy, and a calculator cut off by the frame. */
export const desk = (seed: number): Drawing => {
  const next = numbersFrom(seed)
  const turn = () => Math.round(next() * 14 - 7)
  const pile = (x: number, y: number, isUntidy: boolean): Shape[] => [
    moved(
      `rotate(${isUntidy ? 17 : turn()} ${x + 84} ${y + 130})`,
      area('art-3', boxes([x + 8, y + 8, 168, 248])),
    ),
    moved(`rotate(${turn()} ${x + 84} ${y + 130})`, edged('paper', boxes([x, y, 168, 248]))),
    moved(
      `rotate(${isUntidy ? -8 : Math.round(turn() / 3)} ${x + 84} ${y + 130})`,
      ...receipt(next, x, y, 168, 240),
    ),
  ]
  return {
    width: 640,
    height: 800,
    shapes: [
      area('art-1', boxes([0, 0, 640, 800])),
      lines(
        'art-3',
        2,
        rowsFrom(32, 64, 12)
          .map((y) => `M0 ${y}h640`)
          .join(''),
      ),
      ...pile(40, 48, false),
      ...pile(272, 88, true),
      ...pile(-24, 400, false),
      ...pile(200, 456, false),
      area('ink', boxes([432, 360, 260, 480])),
      area('art-1', boxes([456, 384, 236, 72])),
      lines('ink', 8, 'M552 420h24M592 420h32', butt),
      lines(
        'card',
        key,
        rowsFrom(508, 56, 6)
          .map((y) => `M456 ${y}h184`)
          .join(''),
        {
          ...butt,
          'stroke-dasharray': `${key} 16`,
        },
      ),
      area('art-2', boxes([568, 656, key, 96])),
      moved('translate(64 352) rotate(-58)', ...pencil(260)),
    ],
  }
}

/** Last year's return, hung from a clip: its boxes, the last line ringed. */
export const clippedReturn = (seed: number): Drawing => {
  const next = numbersFrom(seed)
  const rows = rowsFrom(248, 56, 7)
  return {
    width: 600,
    height: 600,
    shapes: [
      area('art-1', boxes([0, 0, 600, 600])),
      area('art-3', 'M104 88L640 128V640H64z'),
      edged('card', boxes([72, 72, 568, 560])),
      area('ink', boxes([104, 136, 160, 48])),
      lines('ink', 8, 'M296 148h200M296 172h120', butt),
      lines('line', 3, rows.map((y) => `M104 ${y + 20}h496`).join('')),
      lines('ink', 7, words(next, 104, rows, 30), butt),
      lines('ink', 3, boxes(...lattice([448, 228, 136, 32], 1, 7, 0, 56)), butt),
      lines(
        'art-3',
        8,
        figures(
          next,
          568,
          rows.map((y) => y - 4),
          11,
        ),
        butt,
      ),
      lines('art-2', 7, 'M424 458c44-34 152-30 170 4s-88 44-144 34-64-34-14-54'),
      area('ink', 'M232 40h176l24 64H208z'),
      lines('ink', 10, 'M264 40v-64M376 40v-64'),
      area('art-3', boxes([224, 80, 192, 8])),
    ],
  }
}

/** Returns the ring of a stamp with strokes for its words. */
export const stampRing = (x: number, y: number, r: number): Shape[] => [
  ring('art-2', 7, x, y, r),
  ring('art-2', 3, x, y, r - 16),
  lines('art-2', 7, `M${x - r * 0.5} ${y + 8}l${r}-28M${x - r * 0.3} ${y - 18}l${r * 0.45}-12`, butt),
]
