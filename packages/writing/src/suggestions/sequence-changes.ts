/** Replaces the items `from` to `to` of one list by the items `newFrom` to `newTo` of the other. */
export interface SequenceChange {
  readonly from: number
  readonly to: number
  readonly newFrom: number
  readonly newTo: number
}

/** Number of differences from which two lists are replaced as a whole; the search takes its square in memory. */
const mostDifferences = 1_200

/** Returns, for each number of differences, the furthest position on each diagonal; null beyond the limit (Myers, 1986). */
const furthestPaths = (before: readonly string[], after: readonly string[]): Int32Array[] | null => {
  const most = Math.min(before.length + after.length, mostDifferences)
  const furthest = new Int32Array(2 * most + 2)
  const paths: Int32Array[] = []
  for (let differences = 0; differences <= most; differences += 1) {
    // only the diagonals that the next step reads
    paths.push(furthest.slice(most - differences, most + differences + 2))
    for (let diagonal = -differences; diagonal <= differences; diagonal += 2) {
      const isDown =
        diagonal === -differences ||
        (diagonal !== differences && furthest[most + diagonal - 1]! < furthest[most + diagonal + 1]!)
      let x = isDown ? furthest[most + diagonal + 1]! : furthest[most + diagonal - 1]! + 1
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1
      furthest[most + diagonal] = x
      if (x >= before.length && x - diagonal >= after.length) return paths
    }
  }
  return null
}

/** Returns the changes that turn one list into the other, shortest first where there are several ways. */
const shortestChanges = (before: readonly string[], after: readonly string[]): SequenceChange[] => {
  const whole = { from: 0, to: before.length, newFrom: 0, newTo: after.length }
  if (before.length === 0 || after.length === 0) return before.length === after.length ? [] : [whole]
  const paths = furthestPaths(before, after)
  if (!paths) return [whole]
  const changes: SequenceChange[] = []
  let [x, y] = [before.length, after.length]
  for (let differences = paths.length - 1; differences > 0; differences -= 1) {
    const known = paths[differences]!
    const at = (diagonal: number) => known[differences + diagonal]!
    const diagonal = x - y
    const isDown =
      diagonal === -differences || (diagonal !== differences && at(diagonal - 1) < at(diagonal + 1))
    const fromX = isDown ? at(diagonal + 1) : at(diagonal - 1)
    const fromY = fromX - (isDown ? diagonal + 1 : diagonal - 1)
    const [toX, toY] = isDown ? [fromX, fromY + 1] : [fromX + 1, fromY]
    const next = changes.at(-1)
    if (next && next.from === toX && next.newFrom === toY)
      changes[changes.length - 1] = { ...next, from: fromX, newFrom: fromY }
    else changes.push({ from: fromX, to: toX, newFrom: fromY, newTo: toY })
    ;[x, y] = [fromX, fromY]
  }
  return changes.reverse()
}

/**
 * Returns the changes that turn one list into the other, in order, with kept items between them. Applying all of them
 * gives `after`; applying none leaves `before`.
 */
export const sequenceChanges = (before: readonly string[], after: readonly string[]): SequenceChange[] => {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1
  let end = 0
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1
  return shortestChanges(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  ).map(({ from, to, newFrom, newTo }) => ({
    from: from + start,
    to: to + start,
    newFrom: newFrom + start,
    newTo: newTo + start,
  }))
}
