import { numbersFrom } from '../../library/art/seed.ts'
import { area, boxes, disk, lattice, lines, moved, ring } from '../../library/art/shapes.ts'
import type { Drawing } from '../../library/drawing.ts'

export const wall = 6
export const fine = 2
export const butt = { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' } as const

/** Returns hatch lines at 45° within a box. */
export const hatch = (x: number, y: number, width: number, height: number, gap = 18): string => {
  const count = Math.ceil((width + height) / gap)
  return Array.from({ length: count }, (_none, at) => {
    const reach = (at + 1) * gap
    const [x1, y1] = reach <= height ? [x, y + reach] : [x + reach - height, y + height]
    const [x2, y2] = reach <= width ? [x + reach, y] : [x + width, y + reach - width]
    return x1 <= x + width && y2 <= y + height ? `M${x1} ${y1}L${x2} ${y2}` : ''
  }).join('')
}

/** Returns a sheet of a plan, larger than its frame: walls, door arcs, stairs, one hatched room, dimension lines. */
export const plan = (seed: number): Drawing => {
  const next = numbersFrom(seed)
  const [split, cross] = [380 + Math.round(next() * 8) * 16, 260 + Math.round(next() * 5) * 16]
  const right = 900 - split
  const treads = Array.from({ length: 9 }, (_none, at) => `M${split + 40 + at * 22} ${cross}v-120`).join('')
  return {
    width: 900,
    height: 620,
    shapes: [
      area('art-1', boxes([0, 0, 900, 620])),
      area('paper', boxes([96, 84, 820, 560])),
      lines('mark', fine, hatch(96, cross, split - 96, 620 - cross), butt),
      lines('line', fine, treads + `M${split + 40} ${cross - 60}h196`, butt),
      lines(
        'ink',
        wall,
        `M920 84H96v120M96 290v340M${split} 84v${cross - 190}M${split} ${cross - 24}V640M96 ${cross}h90M270 ${cross}H${split}M${split} ${cross}h${right - 160}M${split + right - 74} ${cross}h80`,
        butt,
      ),
      lines(
        'ink',
        fine,
        `M96 204h86a86 86 0 01-86 86M186 ${cross}v84a84 84 0 0084-84M${split} ${cross - 106}h-82a82 82 0 0082 82M${split + right - 160} ${cross}v86a86 86 0 0086-86`,
        butt,
      ),
      lines('art-3', fine, `M96 44h804M96 34v20M${split} 34v20M44 84v540M34 84h20M34 ${cross}h20`, butt),
      lines(
        'art-3',
        fine,
        `M${split + 90} ${cross + 90}h170v110H${split + 90}zM${split + 110} ${cross + 110}h130v70H${split + 110}z`,
        butt,
      ),
      // a bed, a kitchen along the wall, chairs at a table, and trees in front of the house
      area('art-3', boxes([112, 130, 88, 56], [split + 20, 100, 250, 44], [850, 100, 50, 150])),
      area('card', boxes([112, 130, 30, 56], [split + 44, 108, 48, 28], [split + 120, 108, 56, 28])),
      lines('ink', fine, boxes([112, 130, 88, 56], [split + 20, 100, 250, 44]), butt),
      area('art-3', boxes(...lattice([split + 128, cross + 68, 30, 22], 2, 2, 62, 132))),
      disk('art-3', 30, 470, 44),
      disk('mark', 44, 566, 30),
      ring('ink', fine, 830, 150, 36),
      area('ink', 'M830 116l12 56-12-10-12 10z'),
    ],
  }
}

/** Returns the elevation of a row of houses, cropped at both sides, with one hatched facade and a dimension line. */
export const facade = (seed: number): Drawing => {
  const next = numbersFrom(seed)
  const shift = Math.round(next() * 6) * 16
  const x = 300 + shift
  return {
    width: 900,
    height: 620,
    shapes: [
      area('art-1', boxes([0, 0, 900, 620])),
      area('art-3', `M-20 250L${x - 160} 130 ${x} 250v330H-20z`),
      area('paper', boxes([x, 110, 300, 470])),
      area('art-3', `M${x - 14} 110h328v-22h-328z`),
      area('card', `M${x + 300} 220l180-90 200 90v360H${x + 300}z`),
      lines('mark', fine, hatch(x, 420, 300, 160), butt),
      area('paper', boxes([x + 110, 440, 84, 140])),
      area(
        'art-3',
        boxes(
          ...lattice([x + 36, 150, 56, 96], 3, 2, 86, 140),
          ...lattice([x + 340, 270, 60, 92], 3, 2, 100, 150),
        ),
      ),
      area('art-1', boxes(...lattice([x - 250, 290, 60, 92], 2, 2, 110, 140))),
      lines(
        'paper',
        4,
        lattice([x + 64, 150, 0, 96], 3, 2, 86, 140)
          .map(([left, top]) => `M${left} ${top}v96M${left - 28} ${top + 36}h56`)
          .join(''),
        butt,
      ),
      lines('ink', wall, `M0 580h900M${x} 580V110h300v470M${x + 110} 580V440h84v140`, butt),
      lines('ink', fine, `M${x + 176} 512v12M${x - 160} 130v-60h34v85M${x + 480} 130v-50h40v74`, butt),
      lines('ink', fine, `M${x} 604h300M${x} 594v20M${x + 300} 594v20`, butt),
    ],
  }
}

/**
 * Returns a site plan, larger than its frame: lots between streets, houses hatched or filled, a park, a river that cuts
 * a corner, and a north arrow.
 */
export const streets = (seed: number): Drawing => {
  const next = numbersFrom(seed)
  const rows = [0, 1, 2, 3, 4]
  const lots = rows.flatMap((row) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((column) => [column * 112 - 24, row * 160 - 48] as const),
  )
  const houses = lots
    .filter(([x, y]) => (x < 284 || x > 330) && y < 560 && !(x > 600 && y < 100))
    .filter(() => next() < 0.86)
    .map(
      ([x, y]) => [x + 18, y + 14 + Math.floor(next() * 5) * 8, 48 + Math.floor(next() * 4) * 8, 56] as const,
    )
  const own = houses.findIndex(([x, y]) => x > 380 && x < 560 && y > 240 && y < 420)
  const [x, y] = houses[own] ?? [432, 288]
  const kept = houses.filter((_house, at) => at !== own)
  const [drawn, built] = [0, 1].map((part) => kept.filter((_house, at) => (at % 4 === 1 ? 0 : 1) === part))
  return {
    width: 800,
    height: 800,
    shapes: [
      area('art-1', boxes([0, 0, 800, 800])),
      moved(
        'rotate(-7 400 400)',
        area('art-3', boxes(...built!)),
        lines(
          'ink',
          fine,
          boxes(...drawn!) + drawn!.map(([a, b, c, d]) => hatch(a, b, c, d, 14)).join(''),
          butt,
        ),
        lines('paper', fine, lots.map(([left, top]) => `M${left} ${top}v118`).join('')),
        area(
          'paper',
          boxes(...rows.map((row) => [-80, row * 160 + 72, 1000, 36] as const), [292, -80, 96, 1000]),
        ),
        area('art-1', boxes([328, -80, 24, 1000])),
        area('paper', boxes(...rows.map((row) => [280, row * 160 + 72, 120, 36] as const))),
        area('mark', boxes([x, y, 72, 64])),
        lines('ink', 4, boxes([x - 14, y - 14, 100, 92]), butt),
        lines(
          'ink',
          fine,
          `M${x - 14} ${y + 96}h100M${x - 23} ${y + 105}l18-18M${x + 77} ${y + 105}l18-18`,
          butt,
        ),
      ),
      lines('paper', 20, 'M-20 820V668c150-60 240 30 400 0s260-90 440-40v192z', { fill: 'var(--c-art-3)' }),
      lines(
        'paper',
        fine,
        'M-20 712c150-60 250 26 410 0s250-84 430-40M-20 752c150-50 260 20 420 0s250-70 420-36',
      ),
      disk('paper', 724, 84, 44),
      ring('ink', fine, 724, 84, 36),
      area('ink', 'M724 50l12 56-12-10-12 10z'),
    ],
  }
}

/** A door in its wall, drawn large: the leaf, the quarter it swings through, the hatched wall, its measure. */
export const doorInPlan = (seed: number): Drawing => {
  const at = 152 + Math.round(numbersFrom(seed)() * 4) * 8
  return {
    width: 600,
    height: 600,
    shapes: [
      area('art-1', boxes([0, 0, 600, 600])),
      area('mark', `M${at} 416V176a240 240 0 01240 240z`),
      area('paper', boxes([0, 416, at, 72], [at + 240, 416, 400, 72], [440, 0, 72, 416])),
      lines(
        'ink',
        fine,
        hatch(0, 416, at, 72, 20) + hatch(at + 240, 416, 360 - at, 72, 20) + hatch(442, 0, 70, 416, 20),
        butt,
      ),
      lines('ink', 8, `M-8 416H${at}v72H-8M608 488H${at + 240}v-72H440V-8M512 -8v424h96`, butt),
      area('ink', boxes([at - 6, 176, 16, 240])),
      lines('ink', fine, `M${at} 176a240 240 0 01240 240`, { ...butt, 'stroke-dasharray': '12 8' }),
      lines('ink', fine, `M${at} 416h240M${at} 488h240`, butt),
      lines('art-3', 3, `M0 552h600M${at - 10} 562l20-20M${at + 230} 562l20-20M40 0v360M30 370l20-20`, butt),
      area('art-3', boxes([88, 40, 120, 72])),
      lines('ink', fine, 'M88 64h120M112 40v72'),
    ],
  }
}

/** A plan whose only way on is walled up. */
export const walledUp: Drawing = {
  width: 480,
  height: 600,
  shapes: [
    area('art-1', boxes([0, 0, 480, 600])),
    area('paper', boxes([70, 70, 430, 460])),
    lines('mark', fine, hatch(206, 300, 108, 40, 14), butt),
    lines('ink', wall, 'M490 70H70v460h420M70 320h120M330 320h160', butt),
    lines('ink', fine, 'M190 300h140v40H190zM206 300v40M314 300v40', butt),
    lines('art-3', fine, 'M190 320a140 140 0 01140-140V300', { ...butt, 'stroke-dasharray': '6 8' }),
    lines('art-3', fine, 'M70 34h410M70 24v20M34 70v460M24 70h20M24 320h20M24 530h20', butt),
    lines('ink', fine, 'M260 480v-96M244 402l16-20 16 20'),
    ring('ink', fine, 260, 488, 7),
  ],
}
