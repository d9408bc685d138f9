import { numbersFrom } from '../../library/art/seed.ts'
import { area, boxes, lattice, lines, moved, ring } from '../../library/art/shapes.ts'
import type { Drawing, Shape } from '../../library/drawing.ts'
import { boxAndLid, butt, edged, figures, pencil, rowsFrom, stampRing, words } from './art.ts'

const onDesk = (shapes: readonly Shape[]): Drawing => ({
  width: 800,
  height: 600,
  shapes: [area('art-1', boxes([0, 0, 800, 600])), ...shapes],
})

/** An open ledger: entries at the left, columns of figures at the right, a pencil at the sum. */
const ledger = (seed: number): Drawing => {
  const next = numbersFrom(seed)
  const rows = rowsFrom(150, 48, 7)
  return onDesk([
    area('art-3', boxes([24, 80, 800, 600])),
    area('card', boxes([48, 48, 352, 600], [400, 48, 420, 600])),
    lines(
      'line',
      3,
      rowsFrom(168, 48, 9)
        .map((y) => `M48 ${y}h752`)
        .join(''),
    ),
    lines('art-2', 4, 'M104 48v560M552 48v560M696 48v560', butt),
    lines('ink', 4, 'M48 112h752M48 120h752', butt),
    lines('ink', 9, words(next, 128, rows, 28), butt),
    lines(
      'art-3',
      9,
      figures(next, 528, rows, 11) + figures(next, 672, rows, 13) + figures(next, 792, rows, 9),
      butt,
    ),
    lines('ink', 4, 'M424 464h376M424 474h376', butt),
    lines('ink', 12, 'M608 512h64', butt),
    area('art-1', 'M376 48h24v552h-24z'),
    lines('ink', 4, 'M400 40v560', butt),
    area('art-2', 'M408 40h32v392l-16-20-16 20z'),
    moved('translate(620 536) rotate(24)', ...pencil(300)),
  ])
}

/** A rack of time cards; one of them has been pulled out. */
const timeCards = (seed: number): Drawing => {
  const next = numbersFrom(seed)
  const card = (x: number, y: number): Shape[] => [
    edged('card', `M${x} ${y}h128l24 24v256H${x}z`),
    area('ink', boxes([x + 16, y + 24, 72, 16])),
    lines(
      'art-3',
      7,
      figures(next, x + 72, rowsFrom(y + 68, 28, 3), 6) + figures(next, x + 136, rowsFrom(y + 68, 28, 3), 6),
      butt,
    ),
  ]
  const slots = (y: number): Shape[] => [
    area('art-3', boxes(...lattice([-88, y, 184, 176], 5, 1, 200, 0))),
    area('ink', boxes(...lattice([-96, y - 8, 200, 16], 5, 1, 200, 0))),
    area('card', boxes(...lattice([-40, y + 56, 88, 32], 5, 1, 200, 0))),
  ]
  return onDesk([
    area('paper', boxes([0, 0, 800, 40])),
    ...card(-72, 136),
    ...card(128, 112),
    moved('rotate(9 400 264)', ...card(328, 32)),
    ...card(528, 120),
    ...card(728, 136),
    ...slots(264),
    ...card(-72, 464),
    ...card(328, 476),
    ...card(528, 464),
    ...slots(568),
    ring('art-2', 7, 456, 144, 44),
  ])
}

/** A receipt that comes out of a till, the line of the tax marked; coins next to it. */
const till = (seed: number): Drawing => {
  const next = numbersFrom(seed)
  const rows = rowsFrom(236, 36, 5)
  const coins = (x: number, count: number): Shape[] => [
    area('art-3', boxes([x, 600 - count * 24, 136, count * 24])),
    lines(
      'card',
      4,
      rowsFrom(600 - count * 24 + 24, 24, count - 1)
        .map((y) => `M${x} ${y}h136`)
        .join(''),
      butt,
    ),
  ]
  return onDesk([
    area('art-3', boxes([120, -10, 560, 176])),
    area('ink', boxes([168, 120, 464, 46])),
    area('art-1', boxes(...lattice([160, 24, 40, 24], 4, 2, 56, 40))),
    area('card', boxes([456, 16, 184, 72])),
    lines('ink', 9, 'M520 52h40M576 52h48', butt),
    area(
      'art-3',
      'M256 152h336v400l-28 24-28-24-28 24-28-24-28 24-28-24-28 24-28-24-28 24-28-24-28 24-28-24z',
    ),
    area(
      'card',
      'M232 144h336v400l-28 24-28-24-28 24-28-24-28 24-28-24-28 24-28-24-28 24-28-24-28 24-28-24z',
    ),
    lines('ink', 3, 'M232 144v400M568 144v400'),
    lines('ink', 10, 'M312 192h176', butt),
    lines('ink', 7, words(next, 264, rows, 20) + figures(next, 536, rows, 8), butt),
    lines('art-2', 12, 'M264 424h112M480 424h56', butt),
    lines('ink', 4, 'M264 456h272M264 466h272', butt),
    lines('ink', 12, 'M264 500h72M448 500h88', butt),
    ...coins(32, 5),
    ...coins(648, 8),
  ])
}

/** A calendar of the year, cut off by the frame; the months before its end are ringed. */
const yearSheet = (seed: number): Drawing => {
  const next = numbersFrom(seed)
  const months = lattice([112, 184, 128, 0], 4, 3, 184, 144)
  const days = months
    .map(([x, y]) => [0, 24, 48, 72].map((down) => `M${x} ${y + 24 + down}h128`).join(''))
    .join('')
  const held = months
    .filter(() => next() < 0.5)
    .map(([x, y]) => `M${x + 40} ${y + 48}h14`)
    .join('')
  return onDesk([
    area('art-3', boxes([88, 88, 760, 600])),
    area('card', boxes([72, 64, 760, 600])),
    area('ink', boxes([72, 64, 760, 72])),
    lines('card', 10, 'M112 100h136M592 100h88', butt),
    lines(
      'art-3',
      8,
      rowsFrom(112, 72, 10)
        .map((x) => `M${x} 32v56`)
        .join(''),
    ),
    lines('ink', 9, months.map(([x, y]) => `M${x} ${y}h${64}`).join(''), butt),
    lines('art-3', 12, days, { ...butt, 'stroke-dasharray': '12 8' }),
    lines('ink', 12, held, butt),
    lines('art-2', 9, 'M286 500c20-66 320-74 352-14s-32 124-178 118S262 560 300 480'),
    moved('translate(640 424) rotate(-32)', ...pencil(240)),
  ])
}

/** A form before it is signed: its boxes, two ticks, and a line with a pen on it. */
const form = (seed: number): Drawing => {
  const next = numbersFrom(seed)
  const rows = rowsFrom(212, 52, 5)
  return onDesk([
    moved('rotate(4 400 300)', area('art-3', boxes([88, 40, 640, 640]))),
    moved(
      'rotate(-3 400 300)',
      edged('card', boxes([80, 24, 640, 640])),
      area('ink', boxes([112, 64, 176, 64])),
      lines('ink', 9, 'M320 80h296M320 108h160', butt),
      lines('ink', 3, 'M112 160h576M112 166h576' + boxes(...lattice([520, 188, 168, 36], 1, 5, 0, 52)), butt),
      lines('ink', 3, boxes(...lattice([112, 192, 28, 28], 1, 5, 0, 52)), butt),
      lines('ink', 7, words(next, 160, rows, 38), butt),
      lines('art-3', 9, figures(next, 672, rows, 13), butt),
      lines('art-2', 8, 'M116 204l10 12 24-34M116 308l10 12 24-34'),
      lines('ink', 4, 'M112 552h352', butt),
      lines('art-2', 6, 'M128 536c40-60 44-40 36-8s30-44 44-28-8 32 20 18 40-26 60-8'),
    ),
    moved('translate(318 512) rotate(-22)', ...pencil(420)),
  ])
}

/** Binders of years on a shelf; the last one leans. */
const binders = (seed: number): Drawing => {
  const next = numbersFrom(seed)
  const binder = (x: number, role: string, mark: string): Shape[] => [
    area(role, boxes([x, 64, 112, 448])),
    area('card', boxes([x + 20, 120, 72, 144])),
    lines('ink', 7, words(next, x + 32, rowsFrom(152, 28, 3), 6), butt),
    lines(mark, 7, `M${x + 32} 236h48`, butt),
    area('card', `M${x + 32} 432a24 24 0 1148 0 24 24 0 11-48 0z`),
    area('ink', `M${x + 44} 432a12 12 0 1124 0 12 12 0 11-24 0z`),
  ]
  return onDesk([
    area('paper', boxes([0, 0, 800, 24])),
    area('ink', boxes([0, 24, 800, 10])),
    ...binder(-56, 'art-3', 'ink'),
    ...binder(64, 'art-3', 'ink'),
    ...binder(184, 'ink', 'art-2'),
    ...binder(304, 'art-3', 'ink'),
    moved('rotate(-14 560 512)', ...binder(448, 'art-2', 'ink')),
    area('card', 'M632 416h168v96H632z'),
    lines('ink', 3, 'M632 512v-96h168M632 440h168M632 464h168M632 488h168', butt),
    area('ink', boxes([0, 512, 800, 24])),
    area('art-3', boxes([40, 568, 96, 40], [160, 568, 96, 40], [400, 568, 200, 40])),
  ])
}

/** A letter that comes out of its envelope, its date ringed. */
const letter = (seed: number): Drawing => {
  const next = numbersFrom(seed)
  return onDesk([
    area('art-3', 'M64 264L430 96 796 264v400H64z'),
    moved(
      'rotate(-4 420 300)',
      edged('card', boxes([144, 48, 560, 520])),
      area('ink', boxes([184, 88, 64, 64])),
      lines('ink', 9, 'M272 104h136M272 136h88M552 112h104', butt),
      lines('ink', 7, words(next, 184, rowsFrom(208, 32, 5), 50), butt),
      lines('art-2', 8, 'M530 108c14-40 140-38 150 4s-70 44-112 38-56-34-24-58'),
    ),
    area('paper', 'M64 272l366 216 366-216v400H64z'),
    lines('ink', 4, 'M64 272l366 216 366-216M64 608l280-172M796 608L516 436', butt),
    ...stampRing(176, 500, 64),
  ])
}

const drawings: Readonly<Record<string, (seed: number) => Drawing>> = {
  bookkeeping: ledger,
  payroll: timeCards,
  'sales-tax': till,
  planning: yearSheet,
  'tax-returns': form,
  'year-end-accounts': binders,
  'start-ups': boxAndLid,
  'audits-and-letters': letter,
}

/** Returns the drawing of a service's page: what lies on the desk for it. */
export const workOf = (slug: string, seed: number): Drawing => (drawings[slug] ?? ledger)(seed)
