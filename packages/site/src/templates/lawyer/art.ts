import { numbersFrom } from '../../library/art/seed.ts'
import { area, boxes, disk, lines, moved } from '../../library/art/shapes.ts'
import type { Drawing, Shape } from '../../library/drawing.ts'

const hairline = 1.25

const oval = (
  role: string,
  [cx, cy]: readonly [number, number],
  rx: number,
  ry: number,
  turn: number,
): Shape => ({
  tag: 'ellipse',
  attributes: {
    fill: 'none',
    stroke: `var(--c-${role})`,
    'stroke-width': String(hairline),
    ...Object.fromEntries(Object.entries({ cx, cy, rx, ry }).map(([name, value]) => [name, String(value)])),
    transform: `rotate(${turn} ${cx} ${cy})`,
  },
})

/** Returns ovals around one center, each turned a little further than the one before. */
const turned = (role: string, center: readonly [number, number], rx: number, ry: number, count: number) =>
  Array.from({ length: count }, (_none, at) =>
    oval(role, center, rx, ry, Math.round((at * 1800) / count) / 10),
  )

/** Returns a wave from edge to edge whose height swells and sinks, as an engraver's lathe draws it. */
const wave = (width: number, y: number, half: number, high: number, from: number, beat: number): string => {
  const count = Math.ceil((width - from) / half) + 1
  const arches = Array.from({ length: count }, (_none, at) => {
    const swell = Math.round(high * (0.66 + 0.34 * Math.sin((from + at * half) * beat)))
    return `q${half / 2} ${at % 2 === 0 ? -swell : swell} ${half} 0`
  })
  return `M${from} ${y}${arches.join('')}`
}

/** Returns a band of twelve waves between two lines: the edge of a deed. `seed` makes one differ from another. */
export const guilloche = (width: number, high: number, seed: number): Drawing => {
  const next = numbersFrom(seed)
  const half = 44 + Math.round(next() * 3) * 4
  const beat = 0.006 + next() * 0.004
  const waves = Array.from({ length: 6 }, (_none, at) =>
    wave(width, high / 2, half, high * 0.86, -half * 2 + Math.round((at * half) / 3), beat),
  )
  const inner = Array.from({ length: 6 }, (_none, at) =>
    wave(width, high / 2, half / 2, high * 0.42, -half + Math.round((at * half) / 6), 0),
  )
  return {
    width,
    height: high,
    shapes: [
      lines('art-1', 2, `M0 3h${width}M0 ${high - 3}h${width}`),
      lines('art-2', hairline, waves.join('')),
      lines('art-3', hairline, inner.slice(0, 3).join('')),
    ],
  }
}

/** Returns a rosette of turned ovals with a wax-red seal on a ribbon, cropped at its start. */
export const rosette = (seed: number): Drawing => {
  const next = numbersFrom(seed)
  const center = [250, 250] as const
  const slim = 84 + Math.round(next() * 20)
  return {
    width: 480,
    height: 480,
    shapes: [
      ...turned('art-2', center, 240, slim, 12),
      ...turned('art-3', center, 176, 120, 7),
      disk('paper', 250, 250, 84),
      ...turned('art-2', center, 80, 40, 6),
      area('art-3', 'M196 196h108v108h-108z'),
      area('paper', 'M204 204h92v92h-92zM206.5 206.5v87h87v-87z'),
      lines(
        'paper',
        2,
        'M268 232c-8-14-34-10-32 6 2 14 34 12 34 28s-28 18-36 4M236 244c-10 8-6 18 12 22M270 262c10-8 4-18-12-22',
      ),
    ],
  }
}

/** A desk by a window: an open file with a letter, its envelope and a seal, all cropped. */
export const openFile = (seed: number): Drawing => {
  const next = numbersFrom(seed)
  const shift = Math.round(next() * 40)
  const rows = Array.from(
    { length: 9 },
    (_none, at) => `M430 ${190 + at * 34}h${at % 4 === 3 ? 180 : 330 - ((at * 37) % 60)}`,
  )
  return {
    width: 900,
    height: 620,
    shapes: [
      area('art-3', boxes([0, 0, 900, 620])),
      area('art-2', `M${500 + shift} 0h260l-300 620H160z`),
      area('art-1', 'M-40 120l360-40v560H-40z'),
      area('art-1', 'M330 84l560-50 60 620H330z'),
      area('paper', 'M374 96h470v560H374z'),
      area('card', 'M360 120h470v540H360z'),
      lines('ink', 2, rows.join('')),
      lines('ink', 6, 'M430 152h150'),
      lines('art-2', 3, 'M390 120v540'),
      area('paper', 'M-30 250l280-54 60 300-280 54z'),
      lines('art-3', 3, 'M-30 250l196 134 84-188'),
      area('art-3', 'M140 352h76v76h-76z'),
      lines('paper', 2, 'M150 362h56v56h-56z'),
      area('ink', 'M560 560l290-330 26 22-292 330-36 14z'),
      area('art-2', 'M822 262l28-32 26 22-28 32z'),
    ],
  }
}

/**
 * Returns a town as an engraver draws it: blocks shaded by fine lines, a river of waves between two banks, and a seal
 * on the street that is meant.
 */
export const townMap = (seed: number): Drawing => {
  const next = numbersFrom(seed)
  const blocks = [0, 1, 2, 3, 4].flatMap((row) =>
    [0, 1, 2, 3, 4].map((column) => [column * 144 - 60, row * 132 - 84, 116, 104] as const),
  )
  const own = blocks[12]!
  // a broad stroke in dashes across its length is a shade of fine lines
  const shaded = blocks.filter((block) => block !== own && next() < 0.55)
  const bank = (down: number): string => `M-20 ${452 + down}c120-70 220 30 340 0s200-80 340-30`
  return {
    width: 640,
    height: 640,
    shapes: [
      area('art-1', boxes([0, 0, 640, 640])),
      moved(
        'rotate(6 320 320)',
        lines('ink', hairline, boxes(...blocks), { fill: 'var(--c-card)' }),
        lines('art-2', 112, shaded.map(([x, y, wide]) => `M${x + wide / 2} ${y + 4}v98`).join(''), {
          'stroke-linecap': 'butt',
          'stroke-dasharray': '1.25 7',
        }),
        lines('ink', 2, `M${own[0]} ${own[1]}h${own[2]}v${own[3]}h-${own[2]}z`),
        area('art-3', boxes([own[0] + 26, own[1] + 20, 64, 64])),
        lines('paper', 2, boxes([own[0] + 33, own[1] + 27, 50, 50])),
      ),
      lines('paper', 112, bank(56)),
      lines('art-3', 3, bank(0) + bank(112)),
      lines('art-2', hairline, [16, 32, 48, 64, 80, 96].map(bank).join('')),
      area('art-1', 'M452 420l48-12 40 160-48 12z'),
      lines('ink', 2, 'M452 420l40 160M500 408l40 160'),
      disk('paper', 84, 84, 46),
      ...turned('art-2', [84, 84], 38, 14, 6),
      area('art-3', 'M84 40l9 44H75z'),
      area('ink', 'M84 128l9-44H75z'),
    ],
  }
}
