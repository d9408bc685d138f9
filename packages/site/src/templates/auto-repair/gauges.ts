import { area, boxes, disk, lines, ring } from '../../library/art/shapes.ts'
import type { Drawing, Shape } from '../../library/drawing.ts'

const round = (value: number): number => Math.round(value)

/** Returns a point on a circle; 0 degrees is at the top, angles grow clockwise. */
export const onCircle = (x: number, y: number, r: number, degrees: number): readonly [number, number] => {
  const turn = (degrees * Math.PI) / 180
  return [round(x + r * Math.sin(turn)), round(y - r * Math.cos(turn))]
}

/** Returns the path of lines that point to a center, from one radius to another. */
const rays = (x: number, y: number, from: number, to: number, degrees: readonly number[]): string =>
  degrees
    .map((each) => `M${onCircle(x, y, from, each).join(' ')}L${onCircle(x, y, to, each).join(' ')}`)
    .join('')

const arc = (x: number, y: number, r: number, from: number, to: number): string =>
  `M${onCircle(x, y, r, from).join(' ')}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${onCircle(x, y, r, to).join(' ')}`

const needle = (x: number, y: number, r: number, degrees: number): string => {
  const [tipX, tipY] = onCircle(x, y, r, degrees)
  const [left, right] = [onCircle(x, y, r * 0.06, degrees - 90), onCircle(x, y, r * 0.06, degrees + 90)]
  const tail = onCircle(x, y, r * 0.22, degrees + 180)
  return `M${tipX} ${tipY}L${right.join(' ')}L${tail.join(' ')}L${left.join(' ')}z`
}

/** Angles of the eleven ticks of a gauge. */
const ticks = Array.from({ length: 11 }, (_none, at) => -120 + at * 24)

/** Returns a gauge of eleven ticks whose last ones are a warning; `at` is the tick at which its needle points. */
export const gauge = (x: number, y: number, r: number, at: number): Shape[] => [
  disk('ink', x, y, r),
  ring('art-3', round(r * 0.035), x, y, round(r * 0.95)),
  lines('mark', round(r * 0.11), arc(x, y, round(r * 0.79), 74, 121), { 'stroke-linecap': 'butt' }),
  lines('paper', round(r * 0.04), rays(x, y, r * 0.7, r * 0.86, ticks), { 'stroke-linecap': 'butt' }),
  lines(
    'paper',
    round(r * 0.014),
    rays(
      x,
      y,
      r * 0.8,
      r * 0.86,
      ticks.slice(0, -1).flatMap((each) => [each + 6, each + 12, each + 18]),
    ),
    { 'stroke-linecap': 'butt' },
  ),
  area('mark', needle(x, y, r * 0.74, -120 + at * 24)),
  disk('art-3', x, y, round(r * 0.13)),
  disk('ink', x, y, round(r * 0.06)),
]

/** Instruments behind a wheel, cropped by their window: one needle is where it should not be. */
export const cluster: Drawing = {
  width: 800,
  height: 400,
  shapes: [
    area('art-1', boxes([0, 0, 800, 400])),
    area('art-3', 'M0 400V230Q60 12 330-2h300q120 10 170 120v290z'),
    ...gauge(290, 318, 282, 7.6),
    ...gauge(716, 366, 176, 2.4),
    area('ink', 'M0 410v-30q200-36 400-36t400 46v20z'),
    area('paper', boxes([120, 374, 70, 7], [206, 374, 34, 7])),
    area('mark', boxes([256, 370, 15, 15])),
  ],
}

/** Panel with lamps of which one is lit, between two gauges. */
export const lamps: Drawing = {
  width: 600,
  height: 450,
  shapes: [
    area('ink', boxes([0, 0, 600, 450])),
    area('art-3', 'M0 0h600v52Q300-10 0 52zM0 450v-58q300 60 600 0v58z'),
    ring('art-3', 10, -30, 230, 176),
    lines('paper', 9, rays(-30, 230, 118, 156, [24, 48, 72, 96, 120, 144]), { 'stroke-linecap': 'butt' }),
    ring('art-3', 10, 650, 230, 176),
    lines('paper', 9, rays(650, 230, 118, 156, [-30, -54, -78, -102, -126]), { 'stroke-linecap': 'butt' }),
    area('mark', needle(650, 230, 130, -66)),
    area(
      'mark',
      'M232 176h36v-16h-16v-18h70v18h-16v16h34l26 28h22v-22h22v96h-22v-26h-16l-18 34h-96l-26-28h-22v-30h-20v38h-18v-92h18v30h20v-28z',
    ),
    lines('art-3', 5, 'M236 352h40v-14h24l20 14 46-12-40 40h-74l-16-16v-12M388 348l-4 10'),
    lines('art-3', 5, 'M220 96h60v-36h-60zM228 60v-8h12v8M260 60v-8h12v8M230 78h12M258 78h12M264 72v12'),
    lines('art-3', 5, 'M344 92a12 12 0 1020 0V54a10 10 0 00-20 0zM372 62h14M372 76h14M354 72v22'),
  ],
}

/** Two gauges of a manifold with their hoses, as air conditioning is filled with. */
export const manifold: Drawing = {
  width: 600,
  height: 450,
  shapes: [
    area('art-1', boxes([0, 0, 600, 450])),
    lines('art-3', 34, 'M176 290v60q0 120-190 90M300 300v200', {}),
    lines('mark', 34, 'M424 290v40q0 70 90 70t110-70'),
    area('ink', 'M110 250h380l-24 66H134z'),
    area('mark', boxes([484, 262, 60, 34])),
    area('art-3', boxes([56, 262, 60, 34])),
    area('ink', boxes([544, 246, 22, 66], [34, 246, 22, 66])),
    ...gauge(176, 136, 132, 3.1),
    ...gauge(424, 136, 132, 6.8),
    lines('paper', 4, 'M160 286h280'),
  ],
}
