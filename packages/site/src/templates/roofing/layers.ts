import { area, boxes, lines } from '../../library/art/shapes.ts'
import { stackHeight, topPlace } from '../../library/art/layer-stack.ts'
import type { Drawing, Shape } from '../../library/drawing.ts'

const count = 7
const butt = { 'stroke-linecap': 'butt' }

/** Shapes of each layer on its sheet of 200 by its length, the upper one first. */
const sheets: readonly ((long: number) => readonly Shape[])[] = [
  (long) => [
    area('art-3', boxes([0, 0, 200, long])),
    lines(
      'ink',
      2,
      `M25 0v${long}M50 0v${long}M75 0v${long}M100 0v${long}M125 0v${long}M150 0v${long}M175 0v${long}`,
      butt,
    ),
    lines(
      'ink',
      2,
      'M0 22h25M0 52h25M25 8h25M25 38h25M50 22h25M50 52h25M75 8h25M75 38h25M100 22h25M100 52h25M125 8h25M125 38h25M150 22h25M150 52h25M175 8h25M175 38h25',
    ),
    area('line', boxes([50, 22, 25, 30], [125, 8, 25, 30])),
  ],
  (long) => [
    area('paper', boxes([0, 0, 200, long])),
    lines('brand', 9, `M20 0v${long}M56 0v${long}M92 0v${long}M128 0v${long}M164 0v${long}`, butt),
  ],
  (long) => [
    area('art-2', boxes([0, 0, 200, long])),
    lines('paper', 2, `M66 0v${long}M132 0v${long}`, { ...butt, 'stroke-dasharray': '7 5' }),
  ],
  (long) => [
    area('art-1', boxes([0, 0, 200, long])),
    lines('ink', 2, `M0 36h200M0 72h200M0 108h200M0 144h200M80 0v36M130 36v36M60 72v36M150 108v36`, butt),
  ],
  (long) => [
    area('paper', boxes([0, 0, 200, long])),
    lines('ink', 12, `M0 14h200M0 ${long / 2}h200M0 ${long - 14}h200`, butt),
    lines('art-2', 6, `M30 ${long - 45}h110M120 ${long - 58}l20 13-20 13`),
  ],
  (long) => [
    area('line', boxes([0, 0, 200, long])),
    lines(
      'brand',
      4,
      Array.from(
        { length: 5 },
        (_none, at) => `M0 ${20 + (at * long) / 4}q12-14 22 0t22 0 22 0 22 0 22 0 22 0 22 0 22 0`,
      ).join(''),
    ),
  ],
  (long) => [
    area('ink', boxes([0, 0, 200, long])),
    area('art-1', boxes([20, 0, 162, long - 20])),
    area('art-2', boxes([0, 0, 20, long], [0, long - 20, 200, 20])),
  ],
]

/** A sheet that a service leaves as it is. */
const quiet = (long: number): readonly Shape[] => [
  area('paper', boxes([0, 0, 200, long])),
  lines('line', 2, `M0 0h200v${long}H0z`, butt),
]

const sheetAt = (at: number, isLit: boolean): Shape[] => {
  const long = 76 + at * 25
  const height = stackHeight(count)
  const place = Math.round((topPlace(count, at) / 100) * height)
  // the end corner of each sheet is level with its number
  const fall = Math.round(long * 0.35)
  const y = place + 130 - fall
  const [x, thick] = [40, at === 4 ? 18 : 9]
  return [
    area(isLit ? 'ink' : 'line', `M${x} ${y}l${long} ${fall} 200-130v${thick}l-200 130-${long}-${fall}z`),
    {
      tag: 'g',
      attributes: { transform: `matrix(1 -.65 1 .35 ${x} ${y})` },
      shapes: (isLit ? sheets[at]?.(long) : quiet(long)) ?? [],
    },
    lines(isLit ? 'ink' : 'line', 2, `M${x + 206 + long} ${place}H530`),
  ]
}

/**
 * Returns a roof in seven layers, each one longer than the one above it, with a line from each to its number. Layers
 * outside `lit`, counted from 0, are blank.
 */
export const sevenLayers = (lit: readonly number[] = [0, 1, 2, 3, 4, 5, 6]): Drawing => ({
  width: 640,
  height: stackHeight(count),
  shapes: Array.from({ length: count }, (_none, at) => count - 1 - at)
    .map((at) => sheetAt(at, lit.includes(at)))
    .flat(),
})
