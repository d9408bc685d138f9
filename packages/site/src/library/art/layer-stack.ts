import type { Drawing } from '../parts/pictures.ts'
import { area, lines } from './shapes.ts'

const width = 640
const left = 60
const right = 480
const half = 96

/** Space between slabs, so that few fill the frame and many fit into it. */
const stepOf = (count: number): number => 300 / Math.max(3, count)

/** Height in the drawing at which the leader of a layer ends, the lowest layer first. */
const leaderAt = (count: number, at: number): number =>
  40 + half + (count - 1 - at) * stepOf(count) + stepOf(count) * 0.3

/** Height of the drawing of this number of layers. */
export const stackHeight = (count: number): number => Math.round(80 + 2 * half + count * stepOf(count))

/** Share of the drawing's height at which the number of a layer stands, in percent. */
export const numberPlace = (count: number, at: number): number =>
  (leaderAt(count, at) / stackHeight(count)) * 100

/** Height from the top at which the number of a layer stands next to a drawing of a trade, the upper layer first. */
export const topPlace = (count: number, at: number): number => 10 + (60 * at) / Math.max(1, count - 1)

const roles = ['art-3', 'art-1', 'art-2', 'art-1'] as const

/** Returns slabs above each other, seen from a corner, with a line from each to the end edge. */
export const layerStack = (count: number): Drawing => {
  const step = stepOf(count)
  const thick = step * 0.55
  const middle = (left + right) / 2
  return {
    width,
    height: stackHeight(count),
    shapes: Array.from({ length: count }, (_none, at) => {
      const y = 40 + half + (count - 1 - at) * step
      const role = at === count - 1 ? 'mark' : (roles[at % roles.length] ?? 'art-1')
      const top = `M${left} ${y}L${middle} ${y - half}L${right} ${y}L${middle} ${y + half}z`
      const front = `M${left} ${y}L${middle} ${y + half}L${right} ${y}v${thick}L${middle} ${y + half + thick}L${left} ${y + thick}z`
      return [
        area('ink', front),
        area(role, top),
        lines(
          'paper',
          2,
          `M${left} ${y + thick / 2}L${middle} ${y + half + thick / 2}L${right} ${y + thick / 2}`,
        ),
        lines('ink', 3, `M${right - 30} ${leaderAt(count, at)}H${width - 110}`),
      ]
    }).flat(),
  }
}
