import { area, boxes, disk, lines, moved, ring } from '../../library/art/shapes.ts'
import type { Drawing, Shape } from '../../library/drawing.ts'
import { blades, leaf, stone } from './plants.ts'

const scene = (...shapes: readonly Shape[]): Drawing => ({ width: 600, height: 450, shapes })

/** A planting plan from above, with a pencil on it. */
export const plan: Drawing = scene(
  area('art-1', boxes([0, 0, 600, 450])),
  area('paper', 'M40-10l590 30-20 450-600-20z'),
  lines('line', 3, 'M40 100l570 26M32 210l574 24M28 320l574 22M170 0l-14 450M300 0l-14 450M430 10l-14 440'),
  area('art-1', 'M96 40q150-30 196 40t-60 120-170 40-60-140 94-60z'),
  area('tint', 'M330 450q-10-120 60-170t60-150-30-130h80q60 90 14 180t-70 160 10 110z'),
  lines('art-2', 5, 'M330 450q-10-120 60-170t60-150-30-130M500-10q60 90 14 180t-70 160 10 120'),
  ring('brand', 5, 150, 110, 62),
  ring('brand', 5, 226, 176, 40, { 'stroke-dasharray': '10 8' }),
  area('art-3', [stone(110, 208, 30, 26, 3), stone(280, 96, 28, 24, 6), stone(66, 130, 20, 18, 9)].join('')),
  lines('brand', 5, 'M150 110l0-44M150 110l36 26M150 110l-40 20M226 176l20-22M226 176l-24 16'),
  disk('mark', 190, 60, 9),
  disk('mark', 252, 128, 9),
  disk('mark', 84, 176, 9),
  lines('art-2', 5, 'M60 330h180M60 318v24M120 322v16M180 322v16M240 318v24', { 'stroke-linecap': 'butt' }),
  moved(
    'translate(330 250) rotate(-34)',
    area('mark', boxes([40, -16, 420, 32])),
    area('paper', boxes([40, -4, 420, 6])),
    area('art-2', 'M40-16v32L-6 2z'),
    area('ink', 'M10-5v10L-6 2z'),
  ),
)

/** Shears on a hedge, half of it clipped. */
export const shears: Drawing = scene(
  area('tint', boxes([0, 0, 600, 450])),
  area('art-1', 'M0 150q160-60 300-20t300-30v200H0z'),
  area('brand', 'M-10 190h330l20-50 30 26 16-60 34 44 26-64 30 54 34-58 26 60 40-40 40 50v330H-10z'),
  area('deep', 'M-10 190h330v270H-10zM320 300l300-40v200H320z'),
  lines(
    'art-3',
    6,
    'M30 230l22-20M90 260l20-22M150 226l20-20M210 262l22-22M268 230l20-22M50 320l20-20M130 340l22-20M220 330l20-24M290 320l20-22M370 240l18-26M430 210l18-28M500 230l18-28M560 200l16-26M400 340l22-22M480 350l20-22M560 330l20-20',
  ),
  area(
    'art-3',
    `${leaf(360, 110, 70, 44, 14)}${leaf(300, 150, 120, 40, 13)}${leaf(420, 60, 20, 46, 14)}${leaf(250, 120, -60, 40, 12)}`,
  ),
  moved(
    'translate(300 196) rotate(-16)',
    area('paper', 'M0-6l250-52q24 0 10 16L10 20zM0 6l256 26q20 14-4 24L4 34z'),
    lines('ink', 4, 'M30-2l190-38M40 22l190 22'),
    lines('art-2', 30, 'M-10 8q-120-60-260-50M-8 20q-110 30-240 110'),
    disk('ink', 4, 12, 17),
    disk('paper', 4, 12, 6),
  ),
)

/** A drip line at the roots, with the soil cut open. */
export const drip: Drawing = scene(
  area('tint', boxes([0, 0, 600, 450])),
  area('art-2', 'M-10 190q150-16 300-4t320-8v290H-10z'),
  area(
    'art-3',
    `${leaf(140, 186, -46, 150, 34)}${leaf(140, 186, -10, 190, 38)}${leaf(140, 186, 26, 170, 36)}${leaf(140, 186, 60, 120, 30)}${leaf(420, 184, -52, 140, 34)}${leaf(420, 184, -16, 180, 38)}${leaf(420, 184, 18, 196, 38)}${leaf(420, 184, 54, 140, 32)}`,
  ),
  lines('brand', 5, 'M140 186l-30-120M140 186l52-110M420 186l-44-116M420 186l46-124'),
  lines(
    'art-1',
    6,
    'M140 196q-6 90-40 150m40-110q30 40 26 120m-26-90q-50 20-70 70M420 196q10 100-20 170m20-120q40 30 60 90m-62-60q-40 30-40 80',
  ),
  lines('ink', 24, 'M-20 176Q120 196 300 182T640 176', { 'stroke-linecap': 'butt' }),
  lines('art-1', 4, 'M-20 170Q120 190 300 176T640 170'),
  area('mark', boxes([128, 174, 26, 26], [408, 168, 26, 26])),
  area(
    'tint',
    'M141 216q26 36 0 50-26-14 0-50zM421 210q26 36 0 50-26-14 0-50zM112 284q18 26 0 36-18-10 0-36zM178 300q18 26 0 36-18-10 0-36zM452 290q18 26 0 36-18-10 0-36zM390 300q16 24 0 34-16-10 0-34z',
  ),
  area('art-1', [stone(280, 400, 44, 22, 4), stone(560, 330, 30, 20, 8), stone(40, 410, 34, 20, 2)].join('')),
)

/** A rake in leaves. */
export const rake: Drawing = scene(
  area('art-1', boxes([0, 0, 600, 450])),
  area('art-3', 'M0 60q200-40 600 0v400H0z'),
  lines(
    'art-1',
    6,
    [blades(70, 120, 5, 60, 3), blades(520, 140, 6, 66, 5), blades(300, 100, 5, 50, 8)].join(''),
  ),
  area('art-2', 'M-10 460q0-170 120-196 60-70 150-20 110-10 140 90 70 20 60 126z'),
  area(
    'mark',
    `${leaf(60, 340, -30, 90, 30)}${leaf(150, 300, 40, 100, 32)}${leaf(220, 390, 70, 96, 30)}${leaf(110, 420, 10, 90, 28)}${leaf(320, 400, -20, 90, 28)}${leaf(420, 300, 60, 70, 22)}${leaf(500, 230, 20, 64, 20)}`,
  ),
  area(
    'paper',
    `${leaf(100, 300, 70, 84, 26)}${leaf(240, 320, -24, 90, 28)}${leaf(30, 410, 50, 80, 24)}${leaf(360, 350, 40, 80, 24)}`,
  ),
  lines(
    'art-2',
    4,
    'M60 340l-34-56M150 300l46-56M220 390l66-24M110 420l10-62M320 400l-20-60M100 300l56-20M240 320l-26-58',
  ),
  moved(
    'rotate(-28 400 190)',
    lines('ink', 22, 'M400 150V-200'),
    area('ink', 'M284 150h232v26H284z'),
    lines(
      'ink',
      9,
      'M296 176l-12 110M334 176l-8 116M372 176l-4 118M410 176v120M448 176l4 118M486 176l10 116M510 176l18 108',
    ),
  ),
)

/** A shrub wrapped for winter, with mulch at its foot. */
export const wrapped: Drawing = scene(
  area('tint', boxes([0, 0, 600, 450])),
  area('art-1', 'M0 270q160-70 330-24t270-40v250H0z'),
  lines(
    'brand',
    7,
    'M80 380V110m0 120q-30-30-50-90m50 60q30-30 34-80M530 400V150m0 100q-34-20-52-80m52 40q26-20 40-70',
  ),
  area('paper', 'M210 380q-50-150 20-270 30-60 70-70 44 14 76 76 66 120 12 264z'),
  area('art-3', 'M270 62q-40-30-30-70 44 6 50 56 6-54 54-64 8 50-30 80z'),
  lines('line', 6, 'M250 110q-44 110-22 262M300 70q-16 140-6 304M344 110q40 120 22 262'),
  lines('art-2', 10, 'M202 214q100 44 200-6M196 300q110 40 212-4'),
  lines('art-2', 8, 'M300 236q-40 40-20 60m20-60q40 30 30 58'),
  area('art-2', 'M120 460q30-90 110-90 70-20 130-2 90-6 130 92z'),
  lines('mark', 8, 'M180 420l26-12M240 396l26 6M300 420l30-10M360 396l24 10M420 430l26-8M256 436l20 6'),
  lines(
    'paper',
    10,
    'M40 60h.1M130 40h.1M180 130h.1M430 70h.1M480 30h.1M560 100h.1M120 210h.1M450 180h.1M36 330h.1M550 320h.1',
  ),
)
