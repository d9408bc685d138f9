import { area, boxes } from '../../library/art/shapes.ts'
import type { Drawing, Shape } from '../../library/drawing.ts'

/** Size of a frame in units of its drawing. */
export type Size = readonly [width: number, height: number]

const round = Math.round

/** Returns the path of a disk. */
export const disc = (x: number, y: number, r: number): string =>
  `M${round(x) - round(r)} ${round(y)}a${round(r)} ${round(r)} 0 1 1 ${2 * round(r)} 0 ${round(r)} ${round(r)} 0 1 1-${2 * round(r)} 0z`

/**
 * Returns the path of the lit part of a ball: `phase` is 0 when light comes from the side of its start, and grows to
 * 1 as it moves to the front.
 */
const lit = (x: number, y: number, r: number, phase: number): string => {
  const [at, size] = [round(x), round(r)]
  const [top, bottom] = [round(y) - size, round(y) + size]
  const edge = round(size * Math.abs(2 * phase - 1))
  return `M${at} ${top}A${size} ${size} 0 0 0 ${at} ${bottom}A${edge} ${size} 0 0 ${phase > 0.5 ? 0 : 1} ${at} ${top}z`
}

/** Returns the path of a head with its shoulders, cropped below. */
const bust = (x: number, y: number, r: number, floor: number): string =>
  `${disc(x, y, r)}M${round(x - r * 2)} ${floor}q0-${round(floor - y - r * 1.1)} ${round(r * 1.6)}-${round(floor - y - r * 1.05)}h${round(r * 0.8)}q${round(r * 1.6)} 0 ${round(r * 1.6)} ${round(floor - y - r * 1.05)}z`

const slant = (x: number, y: number, wide: number, high: number, lean: number): string =>
  `M${round(x)} ${round(y)}h${round(wide)}l${round(lean)} ${round(high)}h-${round(wide)}z`

type View = (size: Size, at: number) => Shape[]

const ground = (role: string, [width, height]: Size): Shape => area(role, boxes([0, 0, width, height]))

/** Sun going down behind a horizon; `at` is how far. */
const horizon: View = ([w, h], at) => [
  ground(at < 3 ? 'art-1' : 'art-2', [w, h]),
  area('paper', disc(w * 0.62, h * (0.3 + at * 0.075), h * 0.17)),
  area('art-3', boxes([0, round(h * 0.64), w, h])),
  area(
    'ink',
    `M0 ${h}V${round(h * 0.55)}l${round(w * 0.16)}-${round(h * 0.06)} ${round(w * 0.1)} ${round(h * 0.2)} ${round(w * 0.2)} ${round(h * 0.08)} ${round(w * 0.06)} ${round(h * 0.23)}z`,
  ),
  area(
    'art-1',
    boxes(
      [round(w * 0.52), round(h * 0.71), round(w * 0.22), 3],
      [round(w * 0.56), round(h * 0.79), round(w * 0.15), 3],
    ),
  ),
]

/** One head in the light of a window that moves from side to front. */
const portrait: View = ([w, h], at) => {
  const [x, y, r] = [w * (0.58 - at * 0.02), h * 0.42, Math.min(w, h) * 0.2]
  return [
    ground('art-2', [w, h]),
    area('art-1', slant(w * 0.04, h * 0.08, w * 0.2, h * 0.62, w * 0.05)),
    area('ink', bust(x, y, r, h)),
    area('paper', lit(x, y, r, 0.2 + at * 0.12)),
  ]
}

/** Two heads under an umbrella. */
const couple: View = ([w, h], at) => {
  const r = Math.min(w, h) * 0.13
  const [left, right, y] = [w * (0.4 + at * 0.004), w * (0.6 - at * 0.006), h * 0.52]
  const span = r * 4
  return [
    ground('art-1', [w, h]),
    area('art-3', `${bust(left, y, r, h)}${bust(right, y - r * 0.4, r, h)}`),
    area(
      'ink',
      `M${round(w / 2 - span)} ${round(h * 0.36)}q${round(span)}-${round(h * 0.56)} ${round(span * 2)} ${round(at * 2 - 4)}q-${round(r)}-${round(r * 0.6)}-${round(span * 0.66)} 0-${round(r)}-${round(r * 0.6)}-${round(span * 0.66)} 0-${round(r)}-${round(r * 0.6)}-${round(span * 0.66)} ${4 - at * 2}z`,
    ),
    area('paper', `${lit(left, y, r, 0.75)}${lit(right, y - r * 0.4, r, 0.4)}`),
  ]
}

/** Three heads of unlike size on a sofa. */
const family: View = ([w, h], at) => {
  const r = Math.min(w, h) * 0.15
  const heads = [
    [0.3, 0.42, 1],
    [0.52 + at * 0.01, 0.62 - (at % 3) * 0.06, 0.66],
    [0.74, 0.48, 0.9],
  ] as const
  return [
    ground('art-1', [w, h]),
    area('art-2', `M0 ${h}V${round(h * 0.6)}h${w}v${round(h * 0.4)}z`),
    area('art-3', heads.map(([x, y, size]) => bust(w * x, h * y, r * size, h)).join('')),
    area('paper', heads.map(([x, y, size]) => lit(w * x, h * y, r * size, 0.3 + size * 0.3)).join('')),
  ]
}

/** The same crop and light for each head. */
const team: View = ([w, h], at) => {
  const r = Math.min(w, h) * 0.27
  const x = w * (0.5 + (at % 2) * 0.03)
  return [
    ground('art-1', [w, h]),
    area('art-3', bust(x, h * 0.4, r, h)),
    area('paper', lit(x, h * 0.4, r, 0.62)),
    area(
      'ink',
      `M${round(x - r)} ${round(h * 0.38)}q${round(r * 0.9)}-${round(r * (1.5 + (at % 3) * 0.2))} ${2 * round(r)} 0l-${round(r * 0.12)} ${round(r * 0.1)}q-${round(r * 0.8)}-${round(r * (0.9 + (at % 2) * 0.3))}-${round(r * 1.76)} 0z`,
    ),
  ]
}

/** A ball and a cup on a table; their shadows turn. */
const still: View = ([w, h], at) => {
  const r = Math.min(w, h) * 0.2
  const [x, y] = [w * 0.42, h * 0.72 - r]
  const reach = r * (3.4 - at * 0.5)
  return [
    ground('art-1', [w, h]),
    area('art-2', boxes([0, round(h * 0.58), w, h])),
    area(
      'art-3',
      `M${round(x - r * 0.5)} ${round(h * 0.7)}l${round(reach)} ${round(r * 0.3)}v${round(r * 0.3)}l-${round(reach)}-${round(r * 0.1)}z${disc(x, y, r)}`,
    ),
    area(
      'ink',
      `M${round(w * 0.66)} ${round(h * 0.34)}h${round(w * 0.16)}l-${round(w * 0.02)} ${round(h * 0.38)}h-${round(w * 0.12)}z`,
    ),
    area('paper', lit(x, y, r, 0.3 + at * 0.07)),
  ]
}

/** Corner of a building, from the foot of it. */
const corner: View = ([w, h], at) => {
  const edge = round(w * (0.36 + at * 0.05))
  const floors = [0.3, 0.48, 0.66, 0.84]
  return [
    ground(at > 3 ? 'art-2' : 'art-1', [w, h]),
    area('art-3', `M${edge} ${round(h * 0.08)}L0 ${round(h * 0.34)}V${h}h${edge}z`),
    area('ink', `M${edge} ${round(h * 0.08)}L${w} ${round(h * 0.3)}V${h}H${edge}z`),
    area(
      'paper',
      floors
        .map(
          (y) =>
            `M${edge + 8} ${round(h * y)}L${w} ${round(h * (y + 0.1))}v${round(h * 0.05)}L${edge + 8} ${round(h * (y + 0.07))}z`,
        )
        .slice(at % 2)
        .join(''),
    ),
  ]
}

/** Light of a window on a wall, moving through the afternoon. */
const pane: View = ([w, h], at) => {
  const x = w * (0.08 + at * 0.07)
  return [
    ground('art-3', [w, h]),
    area(
      at > 3 ? 'art-1' : 'paper',
      [0, 0.17]
        .flatMap((right) =>
          [0, 0.32].map((down) =>
            slant(x + w * right + w * 0.06 * (down * 3), h * (0.12 + down), w * 0.14, h * 0.28, w * 0.055),
          ),
        )
        .join(''),
    ),
    area(
      'ink',
      `M0 ${round(h * 0.88)}h${w}V${h}H0zM${round(w * 0.74)} ${round(h * 0.88)}v-${round(h * 0.3)}h${round(w * 0.1)}v${round(h * 0.3)}z`,
    ),
    area(
      'art-2',
      `M${round(w * 0.79)} ${round(h * 0.6)}q-${round(w * 0.14)}-${round(h * (0.1 + at * 0.03))}-${round(w * 0.08)}-${round(h * 0.34)}q${round(w * 0.1)} ${round(h * 0.08)} ${round(w * 0.08)} ${round(h * 0.34)} ${round(w * 0.03)}-${round(h * 0.3)} ${round(w * 0.14)}-${round(h * 0.26)}q0 ${round(h * 0.18)}-${round(w * 0.14)} ${round(h * 0.26)}z`,
    ),
  ]
}

/** A stage light over the heads of those who watch. */
const stage: View = ([w, h], at) => {
  const heads = [0.06, 0.24, 0.41, 0.6, 0.78, 0.95]
  const x = w * (0.36 + at * 0.05)
  return [
    ground('art-3', [w, h]),
    area(
      'art-1',
      `M${round(x)} 0h${round(w * 0.08)}L${round(x + w * 0.3)} ${round(h * 0.78)}H${round(x - w * 0.22)}z`,
    ),
    area('paper', disc(x + w * 0.04, h * 0.44, h * 0.09)),
    area(
      'ink',
      `M${round(x - w * 0.02)} ${round(h * 0.78)}v-${round(h * 0.14)}q0-${round(h * 0.1)} ${round(w * 0.06)}-${round(h * 0.1)}t${round(w * 0.06)} ${round(h * 0.1)}v${round(h * 0.14)}z${heads.map((each, index) => disc(w * each, h * (0.86 + ((index * 3 + at) % 4) * 0.03), h * 0.13)).join('')}`,
    ),
  ]
}

const views = { horizon, portrait, couple, family, team, still, corner, pane, stage } as const

/** Subject of a sequence of frames. */
export type ViewName = keyof typeof views

/** Returns frame `at` of a sequence: each shows the same a little later. */
export const frame = (name: ViewName, at: number, size: Size = [150, 100]): Drawing => ({
  width: size[0],
  height: size[1],
  shapes: views[name](size, at),
})
