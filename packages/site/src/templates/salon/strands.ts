import { numbersFrom } from '../../library/art/seed.ts'

export type Point = readonly [x: number, y: number]

const written = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`

/** Returns a strand of hair along a curve: pointed at its ends and `width` wide in its middle. */
export const strand = (from: Point, one: Point, two: Point, to: Point, width: number): string => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const [x, y] = [(-dy / length) * width * 0.66, (dx / length) * width * 0.66]
  const shifted = ([px, py]: Point, side: number): string => written([px + x * side, py + y * side])
  return `M${written(from)}C${shifted(one, 1)} ${shifted(two, 1)} ${written(to)}C${shifted(two, -1)} ${shifted(one, -1)} ${written(from)}z`
}

type Curve = readonly [from: Point, one: Point, two: Point, to: Point]

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
]

interface Lock {
  /** Curves at both sides of the lock. */
  readonly first: Curve
  readonly last: Curve
  readonly count: number
  readonly width: number
  readonly seed: number
  /** How far ends differ, from 0 to 1 of the length of a strand. */
  readonly loose?: number
}

/** Returns strands side by side from one curve to another, of unlike width and length. */
export const lock = ({ first, last, count, width, seed, loose = 0.1 }: Lock): string => {
  const next = numbersFrom(seed)
  return Array.from({ length: count }, (_none, at) => {
    const share = (at + 0.5 + (next() - 0.5) * 0.7) / count
    const [from, one, two, to] = first.map((point, side) =>
      between(point, last[side] ?? point, share),
    ) as unknown as Curve
    return strand(
      between(from, one, next() * loose),
      one,
      two,
      between(to, two, next() * loose),
      width * (0.5 + next() * 0.9),
    )
  }).join('')
}
