import type { Block, BlockPosition } from './placed-block.ts'
import type { Spread } from './spread.ts'

/** Room between the blocks of one level and the dots of the next, for the lines. */
export const levelGap = 56

/** The longest block of each level. */
export const levelLengths = (spread: readonly Spread[], blocks: readonly Block[]): number[] => {
  const lengths: number[] = []
  spread.forEach(({ level }, at) => {
    lengths[level] = Math.max(lengths[level] ?? 0, blocks[at]?.end ?? 0)
  })
  return lengths
}

/** Levels one after another to the right, or downwards; `pitch` px for a step of breadth. */
export const placeStraight = (
  spread: readonly Spread[],
  blocks: readonly Block[],
  pitch: number,
  direction: 'right' | 'down',
): BlockPosition[] => {
  const starts: number[] = []
  let start = 0
  levelLengths(spread, blocks).forEach((length, level) => {
    starts[level] = start
    start += length + levelGap
  })
  return spread.map(({ level, breadth }, at) => {
    const [along, across] = [starts[level] ?? 0, breadth * pitch]
    if (direction === 'right') return { x: along, y: across, angle: 0 }
    return { x: across, y: along, angle: blocks[at]?.label === 'below' ? 0 : 90 }
  })
}
