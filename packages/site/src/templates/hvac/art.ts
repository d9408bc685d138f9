import { area, boxes, disk, lines, ring } from '../../library/art/shapes.ts'
import type { Drawing, Shape } from '../../library/drawing.ts'

/** Returns five parallel curves of moving air from a point to the end side. */
const air = (x: number, y: number, long: number, gap: number): string =>
  Array.from({ length: 5 }, (_none, at) => {
    const far = long - (at % 2) * 46
    return short(`M${x} ${y + at * gap}c${far / 3}-34 ${(far * 2) / 3} 34 ${far} 0`)
  }).join('')

/** Returns five parallel curves of air that rises from a line. */
const rise = (x: number, y: number, high: number, gap: number): string =>
  Array.from({ length: 5 }, (_none, at) => {
    const far = high - (at % 2) * 36
    return short(`M${x + at * gap} ${y}c-30-${far / 3} 30-${(far * 2) / 3} 0-${far}`)
  }).join('')

const sheet = (width: number, height: number, role: string): Shape => area(role, boxes([0, 0, width, height]))

/** Returns a path without more digits than anyone can see. */
const short = (d: string): string => d.replaceAll(/\d+\.\d+/g, (long) => String(Math.round(Number(long))))

const butt = { 'stroke-linecap': 'butt' }

/** Radiator below a window in the snow. */
export const heat: Drawing = {
  width: 600,
  height: 400,
  shapes: [
    sheet(600, 400, 'art-1'),
    area('art-3', 'M330-10h230v196H330z'),
    area('paper', 'M330 150c70-30 120 14 230-16v52H330z'),
    ...[
      [372, 40],
      [424, 96],
      [486, 34],
      [520, 104],
      [390, 122],
    ].map(([x = 0, y = 0]) => disk('paper', x, y, 7)),
    lines('paper', 16, 'M330-10v196h230V-10M445-10v196'),
    area('paper', boxes([300, 186, 290, 18])),
    area('ink', boxes([0, 356, 600, 8])),
    area('line', boxes([0, 364, 600, 36])),
    lines(
      'art-2',
      42,
      'M-10 256v72M46 256v72M102 256v72M158 256v72M214 256v72M270 256v72M326 256v72M382 256v72',
    ),
    lines('ink', 4, 'M18 244v96M74 244v96M130 244v96M186 244v96M242 244v96M298 244v96M354 244v96'),
    lines('ink', 12, 'M403 310h52v46M60 350v8M340 350v8', butt),
    disk('ink', 455, 300, 26),
    disk('mark', 455, 300, 12),
    lines('mark', 9, rise(42, 210, 168, 56)),
  ],
}

/** Open window on a hot day, and a unit on the wall that cools the room. */
export const cool: Drawing = {
  width: 600,
  height: 400,
  shapes: [
    sheet(600, 400, 'art-1'),
    area('art-2', 'M50 40h220v240H50z'),
    disk('mark', 196, 116, 50),
    area('paper', 'M50 236c60-40 120 20 220-22v66H50z'),
    lines('ink', 4, 'M50 40h220v240H50zM160 40v240'),
    area(
      'paper',
      'M20 20h84c12 90-30 170-14 290H6c20-110 0-190 14-290zM216 20h84c8 90-4 150 34 290h-76c10-120-40-180-42-290z',
    ),
    lines(
      'ink',
      3,
      'M44 20c6 100-18 180-10 290M76 20c8 100-18 190-6 290M246 20c4 110 26 170 30 290M274 20c4 110 20 190 34 290',
    ),
    lines('ink', 10, 'M-10 18h340'),
    area('paper', 'M392 62h230v92H410a18 18 0 0 1-18-18z'),
    lines('ink', 4, 'M620 62H392v74a18 18 0 0 0 18 18h210M410 132h210'),
    disk('mark', 420, 86, 6),
    lines(
      'art-3',
      9,
      'M410 178c-10 60-70 70-60 140M452 178c-10 60-62 80-52 150M494 178c-8 60-50 80-42 136M536 178c-6 50-34 60-30 110M578 178c-4 40-14 50-10 90',
    ),
    area('art-3', 'M300 356c70-40 200-44 320-22v80H300z'),
    area('paper', 'M430 322c40-20 120-20 190-6v26c-70-10-140-8-190 6z'),
    area('ink', boxes([0, 392, 600, 8])),
  ],
}

/** Fan of an outdoor unit around a center. */
const fan = (x: number, y: number, r: number): Shape[] => [
  disk('art-3', x, y, r),
  ...[0, 72, 144, 216, 288].map((turn): Shape => ({
    tag: 'path',
    attributes: {
      fill: 'var(--c-art-1)',
      transform: `rotate(${turn + 14} ${x} ${y})`,
      d: short(
        `M${x} ${y - 10}c${r * 0.5}-${r * 0.1} ${r * 0.7}-${r * 0.5} ${r * 0.5}-${r * 0.72}c-${r * 0.5} 0-${r * 0.62} ${r * 0.3}-${r * 0.5} ${r * 0.72}z`,
      ),
    },
  })),
  disk('ink', x, y, r * 0.17),
  ring('ink', 4, x, y, r),
  ring('ink', 3, x, y, r * 0.72),
  ring('ink', 3, x, y, r * 0.44),
]

/** Outdoor unit at a wall. */
export const pump: Drawing = {
  width: 600,
  height: 400,
  shapes: [
    sheet(600, 400, 'art-1'),
    lines('paper', 4, 'M0 50h600M0 110h600M0 170h600M0 230h600M0 290h600'),
    area('line', boxes([0, 360, 600, 40])),
    area('paper', 'M206 86h420v274H206a14 14 0 0 1-14-14V100a14 14 0 0 1 14-14z'),
    lines('ink', 5, 'M620 86H206a14 14 0 0 0-14 14v246a14 14 0 0 0 14 14h414'),
    ...fan(330, 222, 112),
    lines('ink', 4, 'M474 86v274M500 130h110M500 156h110M500 182h110M500 208h110M500 234h110'),
    area('ink', boxes([226, 360, 60, 18], [520, 360, 60, 18])),
    disk('mark', 520, 306, 16),
    lines('art-2', 12, 'M560 320v-14h60', { 'stroke-linejoin': 'miter' }),
    lines('mark', 9, air(16, 130, 160, 44)),
    area('art-3', 'M-10 360c20-50 50-60 74-30 20-26 50-20 62 30z'),
  ],
}

/** Filter half pulled out of a duct: gray where the air comes from, clean behind it. */
export const filter: Drawing = {
  width: 600,
  height: 400,
  shapes: [
    sheet(600, 400, 'paper'),
    area('art-1', 'M-10 120h252v220H-10zM352 120h260v220H352z'),
    lines('ink', 5, 'M-10 120h252v220H-10M610 120H352v220h258M242 120h110M242 340h110'),
    area('line', 'M254 34h86v306h-86z'),
    area('art-3', 'M254 34h86v150h-86z'),
    lines('ink', 5, 'M254 34h86v306h-86z'),
    lines('ink', 3, 'M254 58l86 24-86 24 86 24-86 24 86 24-86 24 86 24-86 24 86 24-86 24 86 20'),
    area('mark', 'M268 2h58a10 10 0 0 1 10 10v22h-78V12a10 10 0 0 1 10-10z'),
    lines('art-3', 9, air(-16, 158, 236, 36)),
    ...[
      [40, 176],
      [96, 214],
      [150, 182],
      [70, 286],
      [184, 262],
      [128, 312],
      [206, 208],
    ].map(([x = 0, y = 0], at) => disk('ink', x, y, 5 + (at % 3) * 3)),
    lines('art-2', 9, air(376, 158, 240, 36)),
    lines('ink', 3, 'M60 120v220M540 120v220', { 'stroke-dasharray': '2 10' }),
  ],
}

/** Round ducts between joists, with a damper and a register. */
export const ducts = (width: number, height: number): Drawing => {
  const y = height * 0.4
  return {
    width,
    height,
    shapes: [
      sheet(width, height, 'art-1'),
      area('line', boxes([width * 0.2, 0, 34, height], [width * 0.62, 0, 34, height])),
      lines(
        'art-2',
        104,
        short(
          `M${-20} ${y}H${width * 0.52}Q${width * 0.78} ${y} ${width * 0.78} ${y + height * 0.24}V${height * 0.86}`,
        ),
        butt,
      ),
      lines(
        'ink',
        4,
        short(
          `M-20 ${y - 52}H${width * 0.52}Q${width * 0.78 + 52} ${y - 52} ${width * 0.78 + 52} ${y + height * 0.24}V${height * 0.86}M-20 ${y + 52}H${width * 0.52}Q${width * 0.78 - 52} ${y + 52} ${width * 0.78 - 52} ${y + height * 0.24}V${height * 0.86}`,
        ),
      ),
      lines(
        'ink',
        12,
        short(
          `M${width * 0.14} ${y - 60}v120M${width * 0.46} ${y - 60}v120M${width * 0.78 - 62} ${height * 0.7}h124`,
        ),
        butt,
      ),
      lines(
        'paper',
        8,
        short(`M${width * 0.02} ${y - 26}h${width * 0.08}M${width * 0.2} ${y - 26}h${width * 0.2}`),
      ),
      disk('paper', width * 0.3, y, 36),
      ring('ink', 4, width * 0.3, y, 36),
      lines('mark', 12, short(`M${width * 0.3 - 24} ${y + 24}l48-48`)),
      lines('art-3', 40, short(`M${width * 0.3} ${y + 52}V${height + 20}`), butt),
      area('ink', boxes([width * 0.78 - 80, height * 0.86, 160, 14])),
      lines(
        'mark',
        8,
        short(
          `M${width * 0.78 - 56} ${height * 0.9}v${height * 0.07}M${width * 0.78 - 28} ${height * 0.9}v${height * 0.09}M${width * 0.78} ${height * 0.9}v${height * 0.07}M${width * 0.78 + 28} ${height * 0.9}v${height * 0.09}M${width * 0.78 + 56} ${height * 0.9}v${height * 0.07}`,
        ),
      ),
    ],
  }
}

const gauge = (x: number, y: number, r: number, role: string, turn: number): Shape[] => [
  disk('ink', x, y, r + 16),
  disk('paper', x, y, r),
  ring(role, r * 0.2, x, y, r * 0.78, {
    pathLength: 8,
    'stroke-dasharray': '5 3',
    transform: `rotate(150 ${x} ${y})`,
  }),
  ring('ink', r * 0.12, x, y, r * 0.94, { pathLength: 600, 'stroke-dasharray': '2 8' }),
  {
    tag: 'g',
    attributes: { transform: `rotate(${turn} ${x} ${y})` },
    shapes: [area('ink', short(`M${x - 9} ${y + 20}l9-${r * 0.86} 9 ${r * 0.86}z`))],
  },
  disk('ink', x, y, r * 0.12),
]

/** Two pressure gauges, one for each side of a cooling system, with their hoses. */
export const gauges: Drawing = {
  width: 600,
  height: 400,
  shapes: [
    sheet(600, 400, 'art-1'),
    area('art-3', boxes([60, 288, 560, 66])),
    area('ink', boxes([60, 288, 14, 66])),
    lines('ink', 20, 'M206 250v50M454 250v50', butt),
    ...gauge(206, 140, 118, 'art-3', -64),
    ...gauge(470, 140, 118, 'art-2', 38),
    disk('mark', 330, 321, 22),
    lines('ink', 5, 'M316 321h28M330 307v28'),
    lines('art-3', 22, 'M206 354c0 40-60 30-90 70'),
    lines('art-2', 22, 'M470 354c0 40 50 40 70 70'),
  ],
}

/** Thermostat on the seam between a cool and a warm half, larger than its frame. */
export const thermostat = (width: number, height: number): Drawing => {
  const [x, y, r] = [width / 2, height * 0.62, Math.min(width, height) * 0.52]
  return {
    width,
    height,
    shapes: [
      sheet(width, height, 'art-1'),
      area('art-2', boxes([x, 0, x, height])),
      disk('paper', x, y, r),
      ring('ink', r * 0.1, x, y, r * 0.9, {
        pathLength: 600,
        'stroke-dasharray': '2 8',
        'stroke-dashoffset': 1,
      }),
      lines(
        'art-3',
        r * 0.18,
        short(`M${x - 6} ${y - r * 0.7}A${r * 0.7} ${r * 0.7} 0 0 0 ${x - r * 0.55} ${y + r * 0.43}`),
        butt,
      ),
      lines(
        'mark',
        r * 0.18,
        short(`M${x + 6} ${y - r * 0.7}A${r * 0.7} ${r * 0.7} 0 0 1 ${x + r * 0.55} ${y + r * 0.43}`),
        butt,
      ),
      disk('art-1', x, y, r * 0.5),
      {
        tag: 'g',
        attributes: { transform: `rotate(28 ${x} ${y})` },
        shapes: [area('ink', short(`M${x - 12} ${y + 12}l6-${r * 0.84}h12l6 ${r * 0.84}z`))],
      },
      disk('ink', x, y, r * 0.12),
      disk('mark', x, y, r * 0.05),
    ],
  }
}

/** House in section: hot under the roof, cold on the ground, and one system between. */
export const house = (width: number, height: number): Drawing => {
  const [left, right, top, floor, base] = [
    width * 0.16,
    width * 1.04,
    height * 0.42,
    height * 0.64,
    height * 0.92,
  ]
  const ridge = width * 0.6
  return {
    width,
    height,
    shapes: [
      sheet(width, height, 'art-1'),
      area('art-2', short(`M${left} ${floor}V${top}L${ridge} ${height * 0.06}L${right} ${top}V${floor}z`)),
      area('art-3', boxes([left, floor, right - left, base - floor])),
      area('line', boxes([0, base, width, height])),
      area(
        'paper',
        boxes(
          [left + 46, floor + 34, 60, base - floor - 34],
          [ridge + 60, floor + 30, 84, 60],
          [left + 60, top + 20, 64, 56],
        ),
      ),
      lines(
        'ink',
        6,
        short(
          `M${left} ${base}V${top}M${left} ${floor}H${width}M${left - 36} ${top + 26}L${ridge} ${height * 0.06}L${width} ${top - 20}M0 ${base}H${width}`,
        ),
      ),
      area('ink', boxes([ridge - 70, floor + 46, 70, base - floor - 46])),
      area('mark', boxes([ridge - 58, floor + 60, 46, 12])),
      lines('ink', 14, short(`M${ridge - 35} ${floor + 50}V${top + 40}H${ridge + 90}`), {
        'stroke-linejoin': 'miter',
      }),
      lines('paper', 8, rise(ridge - 30, top + 10, height * 0.2, 32)),
      lines(
        'paper',
        8,
        short(`M${left + 124} ${floor + 60}c26-24 52 24 78 0M${left + 124} ${floor + 92}c26-24 52 24 78 0`),
      ),
    ],
  }
}

/** Outdoor unit whose air reaches half of a dial at the end edge, where the warm surface begins. */
export const seam: Drawing = {
  width: 840,
  height: 600,
  shapes: [
    sheet(840, 600, 'art-1'),
    lines('paper', 4, 'M0 80h840M0 160h840M0 240h840M0 320h840M0 400h840M0 480h840'),
    area('line', boxes([0, 540, 840, 60])),
    area('paper', 'M-10 150h400a18 18 0 0 1 18 18v354a18 18 0 0 1-18 18H-10z'),
    lines('ink', 5, 'M-10 150h400a18 18 0 0 1 18 18v354a18 18 0 0 1-18 18H-10M60 150v390'),
    ...fan(234, 344, 150),
    area('ink', boxes([290, 540, 80, 20])),
    lines('art-3', 10, air(430, 240, 190, 52)),
    disk('paper', 840, 330, 236),
    ring('ink', 22, 840, 330, 212, { pathLength: 600, 'stroke-dasharray': '2 8', 'stroke-dashoffset': 1 }),
    lines('art-3', 42, 'M840 166A164 164 0 0 0 840 494', butt),
    disk('art-1', 840, 330, 116),
    area('ink', 'M846 318L706 210l-8 12 136 120z'),
    disk('ink', 840, 330, 30),
  ],
}

/** The seam over the last lines of a page, below that of the last section: cool, warm, and half a dial between. */
export const seamLine: Drawing = {
  width: 1440,
  height: 48,
  shapes: [
    area('art-3', boxes([0, 0, 840, 48])),
    area('art-2', boxes([840, 0, 600, 48])),
    disk('deep', 840, 84, 76),
    ring('deep-ink', 12, 840, 84, 60, { pathLength: 120, 'stroke-dasharray': '1 3' }),
    area('mark', 'M836 20h8v28h-8z'),
  ],
}
