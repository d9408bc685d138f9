import { numbersFrom } from '../../library/art/seed.ts'
import { area, boxes, disk, lines, moved } from '../../library/art/shapes.ts'
import type { Drawing, Shape } from '../../library/drawing.ts'
import { allium, blades, coneflower, leaf, stone } from './plants.ts'

const scene = (width: number, height: number, ...shapes: readonly Shape[]): Drawing => ({
  width,
  height,
  shapes,
})

/** Tasks in each month of the garden year, by which the hedges of the first drawing are clipped. */
const tasks = [2, 2, 3, 3, 2, 2, 2, 3, 3, 3, 3, 2] as const

/** Twelve clipped hedges, one for each month. The month with most work stands taller. */
const twelveHedges = (x: number, foot: number, fullest: number): readonly Shape[] => {
  const all = tasks.map((count, month) => {
    const high = 44 + count * 26 + (month === fullest ? 54 : 0)
    return { left: x + month * 56, top: foot - high, wide: 46, isFull: month === fullest }
  })
  const body = ({ left, top, wide }: (typeof all)[number]) =>
    `M${left} ${foot}V${top + 18}q${wide / 2}-32 ${wide} 0V${foot}z`
  return [
    area('deep', all.map(body).join('')),
    lines(
      'art-3',
      5,
      all.map(({ left, top }) => `M${left + 10} ${top + 30}q6-14 16-16m-10 44l10-8m-14 34l8-6`).join(''),
    ),
    ...all.flatMap(({ left, top, isFull }) =>
      isFull
        ? [12, 30, 20, 36, 14].map((dx, at) => disk('mark', left + dx, top + 34 + at * 26, at === 2 ? 8 : 6))
        : [],
    ),
  ]
}

/** Hills in morning light, a path, and a row of hedges as long as the year. */
export const morning: Drawing = scene(
  1600,
  900,
  area('tint', boxes([0, 0, 1600, 900])),
  disk('mark', 1236, 250, 74),
  area('paper', 'M1330 180q30-30 66-10 40-16 60 22h-150z'),
  area('art-1', 'M0 424C180 318 360 352 520 402s330-96 520-78 380 62 560-12v588H0z'),
  lines('paper', 5, 'M60 440q190-86 400-30M640 410q160-70 380-52M1140 372q180 34 420-20'),
  area('art-3', 'M0 520c220-84 400-30 600 2s360-92 560-60 300 46 440-8v446H0z'),
  lines(
    'art-1',
    7,
    'M1080 500q190-36 520 22M1020 536q240-44 580 24M980 574q280-44 620 22M120 520q160-34 330 6M60 566q220-44 460 0',
  ),
  area(
    'brand',
    'M700 470q-30-120 0-190 30 70 0 190zM746 484q-22-88 0-142 22 54 0 142zM790 478q-34-140 0-216 36 76 0 216zM930 480a52 60 0 11104 0z',
  ),
  area('art-2', boxes([696, 462, 8, 40], [742, 470, 8, 30], [786, 470, 8, 34], [978, 470, 9, 46])),
  area('brand', 'M0 640c260-76 480-22 700 2s500-82 900-32v290H0z'),
  area(
    'tint',
    'M1024 644c-6 52-110 86-84 136 26 40 150 60 120 120H720c30-80-20-110 40-160 60-44 230-50 250-96z',
  ),
  area(
    'art-1',
    [
      stone(950, 668, 26, 8, 3),
      stone(912, 702, 32, 10, 5),
      stone(868, 748, 40, 14, 9),
      stone(894, 806, 48, 17, 4),
      stone(930, 868, 60, 22, 7),
    ].join(''),
  ),
  ...twelveHedges(880, 742, 2),
  area('art-3', 'M860 742h740v26q-360-16-740 8z'),
  lines(
    'mark',
    9,
    'M1020 762h.1M1064 766h.1M1130 760h.1M1196 764h.1M1290 760h.1M1336 764h.1M1440 760h.1M1500 763h.1',
  ),
)

/** A border of perennials in three heights, larger than its frame. */
export const border: Drawing = scene(
  600,
  700,
  area('art-1', boxes([0, 0, 600, 700])),
  area('paper', 'M0 250q150-70 300-30t300-40v220H0z'),
  area('brand', 'M0 420q90-90 190-40t190-20 220 20v320H0z'),
  lines('art-3', 9, blades(470, 640, 11, 430, 6)),
  lines('art-1', 5, blades(482, 640, 5, 340, 2)),
  ...allium(120, 150, 560, 66, 3),
  ...allium(286, 96, 560, 52, 8),
  ...allium(214, 262, 560, 40, 5),
  area(
    'art-3',
    `${leaf(150, 620, -34, 300, 50)}${leaf(190, 640, 12, 320, 46)}${leaf(250, 650, 38, 250, 50)}`,
  ),
  lines('brand', 6, 'M350 380Q352 520 340 640M440 440Q430 560 424 650M270 450Q276 560 290 650'),
  ...coneflower(350, 372, 62),
  ...coneflower(440, 436, 52),
  ...coneflower(270, 446, 46),
  area('deep', 'M0 600q40-60 90-30 40-50 92-6 50-40 92 6 60-50 110 4 60-46 104 6 50-34 112 10v110H0z'),
  lines('art-3', 6, 'M40 640l20-26M120 660l22-30M210 640l18-30M330 656l20-28M430 640l22-30M540 660l18-28'),
)

/** A lawn in stripes below a tree, with its shadow and one stripe not yet cut. */
export const lawn: Drawing = scene(
  600,
  400,
  area('tint', boxes([0, 0, 600, 400])),
  area('art-1', 'M0 120q120-50 250-22t350-40v120H0z'),
  area('deep', 'M-10 96h270l16 12v52H-10z'),
  lines('art-3', 5, 'M20 120l16-10M70 134l14-10M120 116l16-10M170 136l14-10M222 120l14-8'),
  area('art-3', boxes([0, 156, 600, 244])),
  area(
    'art-1',
    'M96 156h50L-30 400h-160zM206 156h54L180 400H40zM322 156h56l24 244H236zM440 156h56l150 244H498z',
  ),
  lines('brand', 5, 'M520 250l6-22M548 276l4-24M572 250l8-22M560 320l4-26M590 300l6-24M534 300l4-20'),
  area('brand', 'M330 250q110-44 270-30v52q-140 24-240 14-60-10-30-36z'),
  area('art-2', 'M478 250q14-90-8-190h44q-12 100 10 190z'),
  lines('art-2', 12, 'M490 130q-50-40-86-48M500 110q40-40 70-50'),
  area('brand', 'M350 70q-30-60 40-84 30-60 110-40 60-40 130 10v120q-50 40-110 14-50 40-100 4-50 14-70-24z'),
  lines('art-3', 7, 'M392 44q20-26 50-20M470 84q26-22 54-10M440 6q24-16 50-6M560 40q20-16 40-10'),
)

/** A path of natural stones between grasses, from above. */
export const path: Drawing = scene(
  640,
  480,
  area('art-3', boxes([0, 0, 640, 480])),
  lines(
    'brand',
    6,
    [
      blades(30, 130, 5, 110, 1),
      blades(600, 180, 5, 120, 4),
      blades(560, 470, 5, 120, 6),
      blades(40, 400, 5, 110, 9),
    ].join(''),
  ),
  area(
    'art-2',
    'M180 480C150 340 330 300 290 180 270 110 330 40 400-10h170c-80 70-120 110-90 190 44 130-130 180-60 300z',
  ),
  lines(
    'paper',
    7,
    'M214 440h.1M330 470h.1M300 330h.1M420 300h.1M330 210h.1M460 180h.1M368 70h.1M470 20h.1M392 400h.1M444 96h.1',
  ),
  area(
    'art-1',
    [
      stone(300, 420, 92, 46, 3),
      stone(352, 322, 78, 36, 5),
      stone(392, 236, 74, 34, 8),
      stone(384, 152, 66, 30, 11),
      stone(440, 76, 62, 28, 14),
      stone(508, 14, 60, 24, 2),
    ].join(''),
  ),
  lines(
    'art-2',
    4,
    'M258 410q24-16 46-6M340 322q18-8 40-4M370 240l20-10 14 8M412 76q20-10 40-4M300 440l22 8',
  ),
  area(
    'deep',
    `${leaf(110, 300, -40, 130, 30)}${leaf(110, 300, -6, 150, 30)}${leaf(110, 300, 30, 130, 30)}${leaf(110, 300, 64, 100, 26)}${leaf(560, 330, -30, 110, 26)}${leaf(560, 330, 6, 130, 28)}${leaf(560, 330, 40, 110, 26)}`,
  ),
  ...coneflower(150, 150, 34),
  ...coneflower(206, 92, 28),
  lines('paper', 5, blades(86, 480, 6, 150, 12)),
)

/** A spade in the ground, with the soil cut open below the turf. */
export const spade: Drawing = scene(
  480,
  600,
  area('tint', boxes([0, 0, 480, 600])),
  area('art-1', 'M0 190q140-60 270-20t210-30v120H0z'),
  area('art-2', 'M0 250q120-20 240-6t240-12v370H0z'),
  area('art-3', 'M0 232q120-26 240-8t240-14v46q-120 4-240 12t-240 2z'),
  lines(
    'brand',
    5,
    [blades(60, 246, 6, 60, 3), blades(180, 240, 5, 48, 7), blades(410, 238, 6, 66, 5)].join(''),
  ),
  area('deep', 'M0 330q140-20 250 6t230-16v60q-120 20-236 4T0 384z'),
  moved(
    'rotate(9 260 300)',
    area('ink', 'M248-40h26v260h-26z'),
    area('paper', 'M190 200h144v14q0 150-72 216-72-66-72-216z'),
    lines('ink', 5, 'M262 224v150M214 214h96'),
    area('ink', 'M240 176h44v52h-44z'),
  ),

  lines(
    'art-1',
    6,
    'M96 300q8 40-10 70m10-50q20 20 20 46m-20-30q-26 12-30 40M420 300q-6 50 14 86m-12-60q-20 16-18 46',
  ),
  lines('mark', 10, 'M150 500q24-26 48-4t48-4 44 10'),
  area('art-1', [stone(380, 470, 34, 24, 4), stone(90, 560, 40, 26, 7), stone(330, 566, 22, 14, 9)].join('')),
)

/** Lines of equal height around two hills, for maps and bands. */
export const contours = (width: number, height: number, seed: number): Drawing => {
  const next = numbersFrom(seed)
  const hill = (x: number, y: number, rings: number, size: number) =>
    Array.from({ length: rings }, (_none, at) =>
      stone(
        Math.round(x + at * 6),
        Math.round(y - at * 4),
        size * (1 - at / rings),
        size * 0.62 * (1 - at / rings),
        seed + 1,
      ),
    ).join('')
  const [x, y] = [width * (0.3 + next() * 0.1), height * (0.42 + next() * 0.1)]
  return scene(
    width,
    height,
    area('art-1', boxes([0, 0, width, height])),
    lines('paper', 4, `${hill(x, y, 7, height * 0.62)}${hill(width * 0.82, height * 0.7, 5, height * 0.4)}`),
    lines(
      'art-3',
      14,
      `M-20 ${Math.round(height * 0.86)}q${Math.round(width * 0.3)}-${Math.round(height * 0.16)} ${Math.round(width * 0.52)} ${Math.round(height * 0.02)}T${width + 20} ${Math.round(height * 0.2)}`,
    ),
    lines(
      'art-2',
      5,
      `M${Math.round(width * 0.1)} -10Q${Math.round(width * 0.3)} ${Math.round(height * 0.5)} ${Math.round(width * 0.2)} ${height + 10}M${Math.round(width * 0.26)} ${Math.round(height * 0.4)}Q${Math.round(width * 0.6)} ${Math.round(height * 0.36)} ${width + 10} ${Math.round(height * 0.56)}`,
      { 'stroke-dasharray': '22 14' },
    ),
    disk('mark', Math.round(width * 0.5), Math.round(height * 0.385), 15),
    area(
      'deep',
      [0.62, 0.68, 0.74]
        .map((at, nth) =>
          leaf(Math.round(width * at), Math.round(height * (0.2 + nth * 0.04)), nth * 14 - 12, 56, 22),
        )
        .join(''),
    ),
  )
}
