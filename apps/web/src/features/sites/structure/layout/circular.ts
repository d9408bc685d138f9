import type { Block, BlockPosition } from './placed-block.ts'
import type { Spread } from './spread.ts'
import { levelGap, levelLengths } from './straight.ts'

const full = 2 * Math.PI

/** The narrowest angle between neighbours of each level, all the way round. */
const narrowest = (levels: ReadonlyMap<number, readonly number[]>): Map<number, number> =>
  new Map(
    Array.from(levels, ([level, angles]) => {
      const sorted = angles.toSorted((a, b) => a - b)
      const gaps = sorted.map((angle, at) => (sorted[at + 1] ?? (sorted[0] ?? 0) + full) - angle)
      return [level, Math.min(...gaps)]
    }),
  )

/** Levels as rings around the root, wide enough that blocks `pitch` px thick lie side by side. */
export const placeCircular = (
  spread: readonly Spread[],
  blocks: readonly Block[],
  pitch: number,
): BlockPosition[] => {
  const breadths = spread.map(({ breadth }) => breadth)
  const least = breadths.reduce((a, b) => Math.min(a, b), Infinity)
  const span = breadths.reduce((a, b) => Math.max(a, b), -Infinity) - least + 1.4
  const angles = breadths.map((breadth) => ((breadth - least) / span) * full)
  const levels = Map.groupBy(angles.keys(), (at) => spread[at]?.level ?? 0)
  const gaps = narrowest(
    new Map(Array.from(levels, ([level, ats]) => [level, ats.map((at) => angles[at] ?? 0)])),
  )

  // the root's label stands below its dot, in the middle of the first ring
  const [root] = blocks
  const radii = [0]
  let inside = root ? Math.hypot(root.half, root.end) : 0
  levelLengths(spread, blocks).forEach((length, level) => {
    if (level === 0) return
    const gap = Math.min(gaps.get(level) ?? full, Math.PI)
    const radius = Math.max(inside + levelGap, pitch / 2 / Math.tan(gap / 2) + 8)
    radii[level] = radius
    inside = radius + length
  })
  return spread.map(({ level }, at) => {
    if (level === 0) return { x: 0, y: 0, angle: 0 }
    const angle = (angles[at] ?? 0) - Math.PI / 2
    const radius = radii[level] ?? 0
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle), angle: (angle * 180) / Math.PI }
  })
}
