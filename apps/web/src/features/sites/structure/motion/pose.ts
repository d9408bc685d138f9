import type { BlockPosition, Point } from '../layout/placed-block.ts'
import type { PlacedNode } from '../layout/lay-out.ts'
import type { Line } from '../layout/line.ts'

/** How a node and the line to it are drawn at a moment. */
export interface Pose {
  readonly place: BlockPosition
  readonly line: Line | null
  readonly opacity: number
}

const part = (from: number, to: number, t: number) => from + (to - from) * t

const pointBetween = (from: Point, to: Point, t: number): Point => ({
  x: part(from.x, to.x, t),
  y: part(from.y, to.y, t),
})

/** The shorter way round, in degrees. */
const angleBetween = (from: number, to: number, t: number) => {
  const way = ((((to - from) % 360) + 540) % 360) - 180
  return from + way * t
}

const lineBetween = (from: Line | null, to: Line | null, t: number): Line | null =>
  from && to
    ? [
        pointBetween(from[0], to[0], t),
        pointBetween(from[1], to[1], t),
        pointBetween(from[2], to[2], t),
        pointBetween(from[3], to[3], t),
      ]
    : to

/** `t` of the way from one pose to another: 0 is the first, 1 exactly the second. */
export const poseBetween = (from: Pose, to: Pose, t: number): Pose =>
  t >= 1
    ? to
    : {
        place: {
          ...pointBetween(from.place, to.place, t),
          angle: angleBetween(from.place.angle, to.place.angle, t),
        },
        line: lineBetween(from.line, to.line, t),
        opacity: part(from.opacity, to.opacity, t),
      }

export const poseOf = ({ place, line }: Pick<PlacedNode, 'place' | 'line'>): Pose => ({
  place,
  line,
  opacity: 1,
})

/** Drawn together into one point: where what opens comes from, and what closes goes to. */
export const gatheredAt = ({ x, y, angle }: BlockPosition): Pose => {
  const point = { x, y }
  return { place: { x, y, angle }, line: [point, point, point, point], opacity: 0 }
}

/** Begins and ends gently. */
export const eased = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2)
