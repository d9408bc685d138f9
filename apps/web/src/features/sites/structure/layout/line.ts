import { dotRadius, turned, type Block, type BlockPosition, type Point } from './placed-block.ts'

/** A line between two nodes, as the four points of a Bézier curve. */
export type Line = readonly [Point, Point, Point, Point]

const outOf = (place: BlockPosition, { label, end }: Block, beyond: number): Point =>
  turned(place, label === 'along' ? { x: end + beyond, y: 0 } : { x: 0, y: end + beyond })

const into = (place: BlockPosition, { label }: Block, beyond: number): Point =>
  turned(place, label === 'along' ? { x: -beyond, y: 0 } : { x: 0, y: -beyond })

/** From the end of the parent's block, or from its dot in the middle of a circle, to the child's dot. */
export const lineBetween = (
  from: { readonly place: BlockPosition; readonly block: Block },
  to: { readonly place: BlockPosition; readonly block: Block },
  fromDot: boolean,
): Line => {
  const start = fromDot ? from.place : outOf(from.place, from.block, 2)
  const end = into(to.place, to.block, dotRadius)
  // half of the way that leads away from the parent, so that the line turns back nowhere
  const ahead = into(to.place, to.block, dotRadius - 1)
  const way = (end.x - start.x) * (ahead.x - end.x) + (end.y - start.y) * (ahead.y - end.y)
  const bend = Math.max(way / 2, 4)
  const leave = fromDot ? into(to.place, to.block, bend) : outOf(from.place, from.block, 2 + bend)
  return [{ x: start.x, y: start.y }, leave, into(to.place, to.block, dotRadius + bend), end]
}
