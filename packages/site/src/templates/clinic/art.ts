import { area, boxes, disk, lines, moved, ring } from '../../library/art/shapes.ts'
import type { Drawing, Shape } from '../../library/parts/pictures.ts'

const flat = { 'stroke-linecap': 'butt' } as const

/** A route on the floor: whole, dashed, or double, as on the pages it leads to. */
const route = (
  kind: 'whole' | 'dashed' | 'double',
  role: string,
  d: string,
  width = 16,
): readonly Shape[] => [
  lines(role, width, d, { ...flat, ...(kind === 'dashed' && { 'stroke-dasharray': '44 22' }) }),
  ...(kind === 'double' ? [lines('paper', Math.round(width / 3), d, flat)] : []),
]

/** A sign that hangs from the ceiling, with a pictogram on a grid of 24. */
const sign = (transform: string, ...pictogram: readonly Shape[]): Shape =>
  moved(
    transform,
    lines('ink', 6, 'M-50-200V-70M50-200V-70', flat),
    area('link', 'M-84-70H84V70H-84z'),
    ...pictogram,
  )

const drop = area('paper', 'M0-44C28-10 36 4 36 18A36 36 0 0 1-36 18C-36 4-28-10 0-44z')
const heartLine = lines('paper', 10, 'M-62 4H-30L-14-34 10 38 26 4H62')
const elevator = [
  lines('paper', 8, 'M-44-46H44V46H-44zM0-46V46'),
  area('paper', 'M-22-22L-8 2H-36zM22 22L8-2H36z'),
]
const door = [area('paper', 'M-30-48H30V50H-30z'), disk('link', 16, 4, 6)]

/** A corridor with daylight from the left, and lines on its floor that lead to the doors. */
export const corridor: Drawing = {
  width: 640,
  height: 800,
  shapes: [
    area('tint', boxes([0, 0, 640, 800])),
    area('paper', 'M0 0H640L400 210H240z'),
    area('card', 'M240 210H400V470H240z'),
    area('line', 'M640 0L400 210V470L640 700z'),
    area('paper', 'M0 60L74 122V540L0 600zM110 150L168 196V480L110 520zM196 220L222 240V450L196 466z'),
    lines(
      'ink',
      5,
      'M0 60L74 122V540L0 600M110 150L168 196V480L110 520zM37 92V570M139 173V500M196 220L222 240V450L196 466z',
    ),
    area('mark', 'M0 690L220 470H280L60 800H0z'),
    area('tint', 'M240 470H400L640 700V800H60z'),
    area('paper', 'M74 540L168 480L330 660L180 800H60zM222 450L250 470L330 540L290 600z'),
    ...route('whole', 'art-1', 'M170 820L300 560V470', 18),
    ...route('dashed', 'art-2', 'M300 820L330 560L322 400', 18),
    ...route('double', 'ink', 'M440 820L400 620L520 560V460', 18),
    area('ink', 'M470 560V300L560 250V640zM284 300H354V470H284z'),
    area('art-1', 'M484 550V312L548 276V610z'),
    area('art-2', 'M292 308H346V470H292z'),
    disk('paper', 496, 448, 7),
    disk('paper', 338, 392, 5),
    lines('ink', 6, 'M240 210V470H400V210zM0 0L240 210M640 0L400 210M400 470L640 700M240 470L60 640'),
    sign('translate(430 178) scale(.86)', heartLine),
    sign('translate(278 214) scale(.42)', drop),
    lines('ink', 5, 'M600 330V470M574 340V486'),
    disk('paper', 170, 820, 0),
  ],
}

/** Doors of departments along a wall, each with its pictogram and its line. */
export const doors: Drawing = {
  width: 640,
  height: 800,
  shapes: [
    area('tint', boxes([0, 0, 640, 800])),
    area('paper', boxes([0, 560, 640, 240])),
    lines('ink', 6, 'M0 560H640', flat),
    area('link', boxes([40, 180, 240, 380])),
    area('art-1', boxes([64, 204, 192, 356])),
    area('paper', boxes([96, 240, 60, 150])),
    disk('paper', 232, 400, 10),
    area('ink', boxes([360, 180, 240, 380])),
    area('art-2', boxes([384, 204, 192, 356])),
    area('paper', boxes([484, 240, 60, 150])),
    disk('paper', 408, 400, 10),
    sign('translate(160 84) scale(.9)', ...door),
    sign('translate(480 84) scale(.9)', drop),
    ...route('whole', 'art-1', 'M160 560V640L100 700V820', 22),
    ...route('dashed', 'art-2', 'M480 560V620L300 800V830', 22),
    ...route('double', 'ink', 'M660 660H470L330 800V830', 22),
    ring('art-1', 12, 160, 620, 22),
    disk('paper', 160, 620, 16),
    area('line', 'M300 430H340V560H300z'),
    area('art-1', 'M320 430q-60-40-44-130 50 40 44 130zM322 430q-6-90 50-120 10 80-50 120z'),
  ],
}

/** The way from the street to the door, as routes with stations. */
export const way: Drawing = {
  width: 640,
  height: 800,
  shapes: [
    area('tint', boxes([0, 0, 640, 800])),
    area(
      'paper',
      'M40 40H220V190H40zM300-20H460V120H300zM40 260H160V430H40zM470 470H660V640H470zM60 560H250V720H60z',
    ),
    area('line', 'M500 180H620V400H500zM320 620H420V760H320z'),
    ...route('whole', 'art-1', 'M-20 230H210L330 350V470', 20),
    ...route('dashed', 'art-2', 'M260 820V560L330 490V420L480 270V-20', 20),
    ...route('double', 'ink', 'M660 430H450L390 490', 20),
    area('link', 'M260 380H400V540H260z'),
    area('paper', 'M300 450H360V540H300z'),
    ...elevator.map((each) => moved('translate(330 420) scale(.36)', each)),
    ...[
      [120, 230, 'art-1'],
      [480, 180, 'art-2'],
      [260, 680, 'art-2'],
      [560, 430, 'ink'],
    ].flatMap(([x, y, role]) => [
      disk('paper', Number(x), Number(y), 20),
      ring(String(role), 9, Number(x), Number(y), 18),
    ]),
    lines('ink', 6, 'M260 380H400V540H260z'),
  ],
}
