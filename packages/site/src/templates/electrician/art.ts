import { area, boxes, disk, lines, ring } from '../../library/art/shapes.ts'
import type { Drawing, Shape } from '../../library/drawing.ts'

/** Breakers of a board: a column of them from the upper start corner of the first one. */
interface Column {
  readonly x: number
  readonly y: number
  readonly count: number
  /** Place of the breaker that is on its own path, counted from 0; none if it is in another column. */
  readonly marked?: number
  /** Place without a breaker. */
  readonly spare?: number
}

const pitch = 62

const column = ({ x, y, count, marked, spare }: Column): Shape[] => {
  const at = Array.from({ length: count }, (_none, index) => index)
  const tops = (chosen: (index: number) => boolean) => at.filter(chosen).map((index) => y + index * pitch)
  const labels = tops((index) => index !== spare && index !== marked)
  const body = tops((index) => index !== marked && index !== spare)
  return [
    area('ink', boxes(...body.map((top) => [x, top, 150, 46] as const))),
    area(
      'art-1',
      boxes(...body.map((top, index) => [x + (index % 5 === 2 ? 24 : 84), top + 12, 42, 22] as const)),
    ),
    area('paper', boxes(...labels.map((top) => [x - 74, top + 6, 60, 34] as const))),
    lines(
      'ink',
      3,
      labels.map((top, index) => `M${x - 66} ${top + 23}h${24 + ((index * 13) % 22)}`).join(''),
    ),
    ...tops((index) => index === spare).map((top) =>
      lines('ink', 3, `M${x} ${top}h150v46h-150z`, { 'stroke-dasharray': '4 7' }),
    ),
    ...tops((index) => index === marked).flatMap((top) => [
      area('mark', boxes([x, top, 150, 46])),
      area('ink', boxes([x + 84, top + 12, 42, 22])),
    ]),
  ]
}

/** Returns a panel with its door open, cropped by the frame. One breaker feeds the line to an outlet. */
export const panel = (width: number, height: number): Drawing => {
  const left = width * 0.34
  const top = -30
  const first = left + 126
  const lineY = top + 50 + 2 * pitch + 23
  const count = Math.ceil(height / pitch) + 1
  return {
    width,
    height,
    shapes: [
      area('art-1', boxes([0, 0, width, height])),
      area('line', boxes([left - 150, 0, 110, height])),
      area('art-3', boxes([left, top, width, height + 60])),
      area(
        'ink',
        boxes(
          [left, top, 10, height + 60],
          [left - 16, height * 0.3, 16, 40],
          [left - 16, height * 0.8, 16, 40],
        ),
      ),
      ...column({ x: first, y: top + 50, count, marked: 2, spare: 4 }),
      ...column({ x: first + 250, y: top + 50, count, spare: 1 }),
      lines('mark', 12, `M${first} ${lineY}H${left - 96}V${height * 0.72}H84`),
      disk('paper', 84, height * 0.72, 52),
      ring('ink', 4, 84, height * 0.72, 52),
      lines('ink', 4, `M70 ${height * 0.72 - 76}v152M98 ${height * 0.72 - 76}v152`),
    ],
  }
}

type Load = 'outlet' | 'lamp' | 'heater' | 'charger'

const symbols: Readonly<Record<Load, (x: number, y: number) => string>> = {
  outlet: (x, y) =>
    `M${x - 24} ${y}a24 24 0 1 0 48 0a24 24 0 1 0-48 0M${x - 7} ${y - 38}v76M${x + 7} ${y - 38}v76`,
  lamp: (x, y) =>
    `M${x - 24} ${y}a24 24 0 1 0 48 0a24 24 0 1 0-48 0M${x - 17} ${y - 17}l34 34M${x + 17} ${y - 17}l-34 34`,
  heater: (x, y) =>
    `M${x - 26} ${y - 24}h52v48h-52zM${x - 14} ${y - 24}v48M${x} ${y - 24}v48M${x + 14} ${y - 24}v48`,
  charger: (x, y) =>
    `M${x - 26} ${y - 32}h52v64h-52zM${x - 10} ${y + 14}v-16h20v16M${x - 5} ${y - 2}v-14M${x + 5} ${y - 2}v-14`,
}

/** Returns the way from the bus through a breaker to a load. */
const feed = (x: number, from: number, to: number): string =>
  `M${x} ${from}V${from + 54}M${x} ${from + 96}V${to}`

const arc = (x: number, from: number): string => `M${x} ${from + 54}a22 21 0 0 1 0 42`

/**
 * Returns the one-line diagram of a job: meter, main breaker, bus, and one line for each load. The line at `on` is
 * the work.
 */
export const diagram = (loads: readonly Load[], on: number): Drawing => {
  const [width, height, bus] = [600, 400, 112]
  const step = 430 / loads.length
  const xOf = (at: number) => 150 + step * (at + 0.5)
  const yOf = (at: number) => (at === on ? 330 : 286 + (at % 2) * 34)
  const others = loads.map((_load, at) => at).filter((at) => at !== on)
  const load = loads[on] ?? 'outlet'
  const [x, y] = [xOf(on), yOf(on)]
  return {
    width,
    height,
    shapes: [
      area('art-1', boxes([0, 0, width, height])),
      area('paper', `M96 400V90L348-60 640 92v308z`),
      area('line', boxes([96, 232, 504, 6], [xOf(Math.max(1, on)) + step / 2 - 3, 238, 6, 162])),
      area('mark', boxes([x - step * 0.42, 238, step * 0.84, 162])),
      lines('ink', 10, `M150 ${bus}H600`, { 'stroke-linecap': 'butt' }),
      lines(
        'ink',
        3,
        `M-10 ${bus}h28M66 ${bus}h22M130 ${bus}h20M88 ${bus}a21 22 0 0 1 42 0${others.map((at) => feed(xOf(at), bus, yOf(at) - 24) + arc(xOf(at), bus)).join('')}`,
      ),
      area(
        'paper',
        others.map((at) => `M${xOf(at) - 24} ${yOf(at)}a24 24 0 1 0 48 0a24 24 0 1 0-48 0`).join(''),
      ),
      lines('ink', 3, others.map((at) => symbols[loads[at] ?? 'outlet'](xOf(at), yOf(at))).join('')),
      disk('paper', 42, bus, 25),
      ring('ink', 3, 42, bus, 25),
      area('ink', `M42 ${bus - 16}l6 16h-12z`),
      lines('ink', 10, `${feed(x, bus, y - 30)}${arc(x, bus)}`, { 'stroke-linecap': 'butt' }),
      disk('paper', x, y, 40),
      lines('ink', 4, symbols[load](x, y)),
    ],
  }
}

/** A charging station on a house wall, its cable looped down to a car. */
export const charger: Drawing = {
  width: 900,
  height: 400,
  shapes: [
    area('art-1', boxes([0, 0, 900, 400])),
    lines('line', 4, 'M0 62h900M0 124h900M0 186h900M0 248h900M0 310h900'),
    area('paper', boxes([40, -10, 150, 300])),
    lines('ink', 4, 'M40-10h150v300H40zM116-10v300'),
    area(
      'ink',
      'M396 60h150a26 26 0 0 1 26 26v150a26 26 0 0 1-26 26H396a26 26 0 0 1-26-26V86a26 26 0 0 1 26-26z',
    ),
    disk('art-3', 471, 148, 50),
    disk('art-1', 471, 148, 30),
    area('mark', boxes([440, 226, 62, 10])),
    lines('ink', 10, 'M471-10v70'),
    area('art-3', 'M640 250c60-16 70-104 140-110h160v290H620v-70c0-60 4-96 20-110z'),
    area('paper', 'M748 240c14-40 34-72 60-74h110v74z'),
    disk('ink', 770, 404, 84),
    disk('art-1', 770, 404, 36),
    area('ink', boxes([640, 278, 46, 34])),
    lines('mark', 16, 'M440 256c-20 190-150 150-110 20 40-110 160 190 312 20'),
    area('ink', 'M612 274l34 4v34l-34-6z'),
    lines('ink', 4, 'M690 330h20M870 262h20'),
  ],
}

/** A kitchen wall: light below the cabinets, and the line from the old lamp to it. */
export const kitchen: Drawing = {
  width: 600,
  height: 400,
  shapes: [
    area('art-1', boxes([0, 0, 600, 400])),
    area('art-3', boxes([150, 34, 160, 150], [318, 34, 160, 150], [486, 34, 160, 150], [150, 306, 496, 120])),
    area('paper', 'M150 184h496v108H118z'),
    area('mark', boxes([150, 184, 496, 12])),
    area('ink', boxes([104, 286, 496, 16])),
    area('line', boxes([0, 302, 104, 98])),
    lines('ink', 3, 'M292 150v20M336 150v20M504 150v20M318 330v70M486 330v70M172 344h40M338 344h40'),
    lines('mark', 10, 'M-10 78H92V190H150', { 'stroke-linecap': 'butt' }),
    disk('paper', 92, 78, 40),
    lines('ink', 4, symbols.lamp(92, 78)),
    area('art-1', 'M366 224h44v50h-44z'),
    lines('ink', 3, 'M366 224h44v50h-44zM382 236v10M394 236v10M382 256v10M394 256v10'),
    area('ink', 'M206 286v-44h56v44zM226 242c-6-22 20-22 14 0'),
  ],
}

/** House, drive and garage from above, with the line between panel and car. */
export const run: Drawing = {
  width: 600,
  height: 400,
  shapes: [
    area('art-1', boxes([0, 0, 600, 400])),
    area('line', 'M360-10h120v420H360z'),
    area('paper', 'M-10 56h268v210H-10z'),
    area('art-3', 'M-10 56h268L120 160H-10zM496 150h120v200H496z'),
    lines('ink', 4, 'M-10 56h268v210H-10M120 160L258 56M120 160L258 266M-10 160h130M616 150H496v200h120'),
    area(
      'ink',
      'M392 178h56a14 14 0 0 1 14 14v128a14 14 0 0 1-14 14h-56a14 14 0 0 1-14-14V192a14 14 0 0 1 14-14z',
    ),
    area('art-1', 'M388 216h64l-8 26h-48zM394 296h52l6 18h-64z'),
    lines('mark', 12, 'M234 226H310V98H540V240H470', { 'stroke-linejoin': 'miter' }),
    area('ink', boxes([212, 200, 44, 52])),
    area('mark', boxes([222, 212, 24, 6], [222, 226, 24, 6])),
    lines('ink', 3, 'M310 60v-20M540 60v-20M310 50h230M316 44l-12 12M546 44l-12 12'),
    disk('paper', 540, 240, 40),
    lines('ink', 4, symbols.charger(540, 240)),
  ],
}
