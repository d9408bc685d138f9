import { numbersFrom } from '../../library/art/seed.ts'
import { area, boxes, lattice, lines, moved, ring } from '../../library/art/shapes.ts'
import type { Drawing, Shape } from '../../library/drawing.ts'
import { butt, fine, hatch, wall } from './art.ts'

const sheet = (shapes: readonly Shape[], role = 'art-1'): Drawing => ({
  width: 800,
  height: 600,
  shapes: [area(role, boxes([0, 0, 800, 600])), ...shapes],
})

/** Returns a dimension line with a slanted tick at each of its points, level or upright. */
const measured = (points: readonly number[], at: number, isUpright = false): string =>
  isUpright
    ? `M${at} ${points[0]}V${points.at(-1)}${points.map((y) => `M${at - 9} ${y + 9}l18-18`).join('')}`
    : `M${points[0]} ${at}H${points.at(-1)}${points.map((x) => `M${x - 9} ${at + 9}l18-18`).join('')}`

/** The elevation of a front door: steps, a lamp, the door ajar, a window cut off by the frame. */
const frontDoor = (seed: number): Drawing => {
  const shift = Math.round(numbersFrom(seed)() * 4) * 8
  const x = 288 + shift
  return sheet([
    area('art-3', boxes([0, 520, 800, 80])),
    lines('paper', fine, Array.from({ length: 11 }, (_none, at) => `M0 ${104 + at * 40}h800`).join('')),
    area('art-3', boxes([x - 32, 88, 256, 432])),
    area('paper', boxes([x, 120, 192, 400])),
    area('art-2', `M${x} 120l128 32v392l-128-24z`),
    lines('ink', fine, `M${x + 24} 176l80 18v112l-80-14zM${x + 24} 332l80 14v136l-80-15z`),
    lines('ink', fine, hatch(x + 130, 122, 60, 396, 20), butt),
    area('ink', boxes([x - 48, 72, 288, 20])),
    area('art-3', boxes([632, 136, 200, 232])),
    area('paper', boxes(...lattice([648, 152, 80, 88], 2, 2, 92, 104))),
    area('art-3', boxes([-40, 136, 168, 232])),
    area('paper', boxes(...lattice([-40, 152, 64, 88], 2, 2, 80, 104))),
    area('ink', boxes([616, 368, 200, 14], [-40, 368, 184, 14])),
    area('paper', boxes([x - 80, 520, 352, 40], [x - 128, 560, 448, 48])),
    lines('ink', wall, `M0 520h${x - 80}v40h-48v48M800 520H${x + 272}v40h48v48`, butt),
    lines('ink', fine, `M${x - 80} 520h352M${x - 128} 560h448`, butt),
    area('art-2', `M${x - 96} 200h36l12 56h-60z`),
    lines('ink', 4, `M${x - 78} 200v-24h30M${x + 112} 336v24`),
    lines('ink', fine, measured([x, x + 192], 40) + measured([120, 520], 584, true), butt),
  ])
}

/** A room in section with its two windows, and what is seen from them. */
const twoWindows = (seed: number): Drawing => {
  const next = numbersFrom(seed)
  const tree = (x: number): string => `M${x} 392v-60c-60 0-76-70-30-92-4-60 96-60 90 0 50 20 30 92-36 92v60z`
  const window = (x: number): Shape[] => [
    area('card', boxes([x, 136, 224, 264])),
    area('art-3', tree(x + 90 + Math.round(next() * 80))),
    area('art-2', `M${x} 400v-84l48-40 48 40v84z`),
    lines('ink', wall, boxes([x, 136, 224, 264]) + `M${x + 112} 136v264`, butt),
    lines('ink', fine, `M${x} 224h224`, butt),
    area('ink', boxes([x - 16, 400, 256, 14])),
  ]
  return sheet([
    area('paper', boxes([0, 72, 800, 448])),
    area('ink', boxes([0, 0, 800, 24], [0, 520, 800, 80])),
    lines('art-1', fine, hatch(0, 524, 800, 76, 20), butt),
    ...window(96),
    ...window(416),
    area('mark', 'M96 414h224l112 106H160z'),
    area('mark', 'M416 414h224l112 106H480z'),
    lines('paper', fine, 'M208 414l90 106M528 414l90 106', butt),
    area('art-3', 'M664 520V392c0-20 48-20 48 0v48h120v80z'),
    area('ink', boxes([680, 520, 14, 10])),
    lines('ink', fine, `M0 496h800${measured([96, 320, 416, 640], 100)}`, butt),
  ])
}

/** A plan on a table, being measured with a tape. */
const tape = (seed: number): Drawing => {
  const split = 320 + Math.round(numbersFrom(seed)() * 4) * 16
  const ticks = Array.from({ length: 26 }, (_none, at) => `M${at * 24} 0v${at % 4 === 0 ? 28 : 14}`).join('')
  return sheet(
    [
      moved(
        'rotate(-5 400 300)',
        area('art-1', boxes([72, 56, 820, 640])),
        area('paper', boxes([56, 40, 820, 640])),
        lines('mark', fine, hatch(120, 104, split - 120, 200), butt),
        lines(
          'ink',
          wall,
          `M120 700V104h700M${split} 104v72M${split} 262v240M120 304h72M278 304H${split}M${split} 440h96M${split + 180} 440h400`,
          butt,
        ),
        lines(
          'ink',
          fine,
          `M${split} 176h86a86 86 0 01-86 86M192 304v86a86 86 0 0086-86M${split + 96} 440v84a84 84 0 0084-84`,
          butt,
        ),
        lines(
          'art-3',
          fine,
          boxes([160, 540, 104, 96], [172, 552, 80, 40]) + measured([120, split, 760], 72),
          butt,
        ),
      ),
      moved(
        'translate(150 392) rotate(-14)',
        area('art-2', boxes([0, 0, 600, 44])),
        lines('ink', 3, ticks, butt),
        area('ink', boxes([-12, -6, 14, 60])),
      ),
      area('ink', 'M640 176h180v200H640a48 48 0 01-48-48V224a48 48 0 0148-48z'),
      ring('art-2', 8, 708, 276, 56),
      ring('art-1', fine, 708, 276, 36),
    ],
    'art-3',
  )
}

/** Keys on numbered hooks; one hook is empty. */
const keys = (seed: number): Drawing => {
  const empty = 1 + Math.floor(numbersFrom(seed)() * 2)
  const key = (x: number, y: number, role: string): Shape[] => [
    lines(role, 18, `M${x + 40} ${y}a40 40 0 11-.1-1`, butt),
    area(role, boxes([x - 9, y + 36, 18, 190], [x + 9, y + 150, 38, 22], [x + 9, y + 190, 26, 22])),
    lines('ink', fine, `M${x} ${y - 76}v40`, butt),
  ]
  const hooks = [92, 292, 492, 692]
  return sheet([
    area('paper', boxes([0, 0, 800, 40])),
    area('art-3', boxes([0, 88, 800, 104])),
    area('ink', boxes([0, 184, 800, 10])),
    area('card', boxes(...hooks.map((x) => [x - 32, 112, 64, 40] as const))),
    lines('ink', 4, hooks.map((x, at) => `M${x - 12} 132h${8 + at * 5}`).join(''), butt),
    lines('ink', 8, hooks.map((x) => `M${x} 168v44a14 14 0 0028 0`).join('')),
    ...hooks.flatMap((x, at) =>
      at === empty
        ? []
        : [moved(`rotate(${at % 2 ? 5 : -3} ${x} 210)`, ...key(x, 304, at === 3 ? 'art-2' : 'art-3'))],
    ),
    moved(`translate(${hooks[0]! + 36} 296) rotate(9)`, area('mark', 'M0 0h64l20 24v104H0z')),
    lines('ink', fine, measured([hooks[0]!, hooks[1]!, hooks[2]!, hooks[3]!], 64), butt),
  ])
}

/** Mailboxes below a flight of stairs, one of them full. */
const mailboxes = (seed: number): Drawing => {
  const full = 1 + Math.floor(numbersFrom(seed)() * 4)
  const all = lattice([72, 288, 144, 104], 4, 2, 160, 120)
  const [x, y] = all[full]!
  const stairs = 'M800 -40H120v48h64v48h64v48h64v48h64v48h64v48h488z'
  return sheet([
    area('art-3', stairs),
    area('paper', 'M800 -40H216v16h64v48h64v48h64v48h64v48h464z'),
    lines('ink', wall, 'M120 8h64v48h64v48h64v48h64v48h64v48h424', butt),
    lines(
      'ink',
      fine,
      Array.from({ length: 8 }, (_none, at) => `M${312 + at * 64} -8V${Math.min(168, 24 + at * 48)}`).join(
        '',
      ),
    ),
    area('ink', boxes([56, 272, 656, 256])),
    area('card', boxes(...all)),
    lines('ink', 5, all.map(([left, top]) => `M${left + 24} ${top + 28}h96`).join(''), butt),
    area('art-1', boxes(...all.map(([left, top]) => [left + 24, top + 56, 56, 20] as const))),
    moved(`rotate(-7 ${x + 60} ${y + 20})`, area('paper', boxes([x + 32, y - 28, 88, 60]))),
    moved(`rotate(5 ${x + 60} ${y + 20})`, area('art-2', boxes([x + 36, y - 8, 88, 40]))),
    area('ink', boxes([x + 24, y + 26, 104, 6], [0, 568, 800, 40])),
    lines('art-1', fine, hatch(0, 572, 800, 28, 14), butt),
    lines('ink', fine, measured([288, 392, 512], 752, true), butt),
  ])
}

/** A wall of shelves in elevation, half of it already in boxes. */
const shelves = (seed: number): Drawing => {
  const next = numbersFrom(seed)
  const books = (x: number, y: number, count: number): string =>
    boxes(
      ...Array.from({ length: count }, (_none, at) => {
        const high = 56 + Math.floor(next() * 5) * 8
        return [x + at * 24, y - high, 18, high] as const
      }),
    )
  const carton = (x: number, y: number, width: number, high: number): Shape[] => [
    area('art-2', boxes([x, y, width, high])),
    area('card', boxes([x + width / 2 - 16, y, 32, high])),
    lines('ink', 4, boxes([x, y, width, high]) + `M${x + 16} ${y + 44}h56`, butt),
  ]
  return sheet([
    area('paper', boxes([40, 40, 440, 480])),
    area('art-3', books(64, 156, 7) + books(352, 156, 4) + books(64, 276, 4)),
    lines('mark', fine, hatch(280, 288, 200, 108, 16), butt),
    lines('ink', wall, 'M40 520V40h440v480M40 156h440M40 276h440M40 396h440M260 40v480', butt),
    area('card', boxes([560, 0, 240, 312])),
    lines('ink', wall, 'M800 312H560V0M560 152h240', butt),
    area('ink', boxes([536, 312, 264, 14])),
    ...carton(400, 392, 176, 128),
    ...carton(592, 424, 240, 96),
    moved('rotate(-4 680 424)', ...carton(616, 336, 144, 86)),
    area('ink', boxes([0, 520, 800, 12])),
    lines('ink', fine, measured([40, 260, 480], 564), butt),
  ])
}

/** The elevation of a house with six flats: roof, windows, one floor hatched, the ages of its parts as lines. */
const sixFlats = (seed: number): Drawing => {
  const lit = Math.floor(numbersFrom(seed)() * 6)
  const all = lattice([216, 176, 88, 88], 3, 3, 136, 120)
  const [x, y] = all[lit]!
  return sheet([
    area('paper', 'M0 564V300l96-60v324zM800 564V220H680v344z'),
    lines('art-3', fine, hatch(680, 232, 120, 330), butt),
    area('art-3', 'M136 152L232 48h368l96 104z'),
    lines('paper', fine, 'M180 104h472M204 78h422M156 130h520', butt),
    area('card', boxes([160, 152, 512, 412])),
    lines('mark', fine, hatch(162, 404, 508, 158), butt),
    area('art-3', boxes(...all.slice(0, 6))),
    area('card', boxes([216, 416, 88, 88], [488, 416, 88, 88])),
    area('ink', boxes([352, 424, 88, 140])),
    area('art-2', boxes([x, y, 88, 88], [364, 440, 64, 48])),
    lines(
      'ink',
      fine,
      boxes(...all.slice(0, 6)) +
        all
          .slice(0, 6)
          .map(([a, b]) => `M${a + 44} ${b}v88`)
          .join(''),
    ),
    lines('ink', wall, 'M0 564h800M160 564V152h512v412M160 392h512', butt),
    lines('ink', 4, boxes([216, 416, 88, 88], [488, 416, 88, 88]) + 'M560 48V8h40v40', butt),
    lines('ink', fine, measured([48, 152, 272, 392, 564], 728, true), butt),
  ])
}

const drawings: Readonly<Record<string, (seed: number) => Drawing>> = {
  selling: frontDoor,
  buying: twoWindows,
  valuation: tape,
  'renting-out': keys,
  'property-management': mailboxes,
  'preparing-a-home': shelves,
  'investment-property': sixFlats,
}

/** Returns the drawing of a service's page, in elevation, section or plan. */
export const workOf = (slug: string, seed: number): Drawing => (drawings[slug] ?? frontDoor)(seed)
