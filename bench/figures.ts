/**
 * Returns the ms of the fastest of five or more rounds. Fast actions get up to 30, because they need to warm
 * up.
 */
export const fastest = (action: () => void): number => {
  let best = Infinity
  const begun = performance.now()
  for (let round = 0; round < 5 || (round < 30 && performance.now() - begun < 500); round += 1) {
    const start = performance.now()
    action()
    best = Math.min(best, performance.now() - start)
  }
  return best
}

/** Returns the seconds that one round takes. */
export const secondsOf = async (action: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await action()
  return (performance.now() - start) / 1_000
}

/** Returns the ms of each of `count` rounds, one after the other. */
export const times = async (action: () => Promise<unknown>, count: number): Promise<readonly number[]> => {
  const measured: number[] = []
  for (let round = 0; round < count; round += 1) {
    const start = performance.now()
    await action()
    measured.push(performance.now() - start)
  }
  return measured
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Returns the value that `part` of all values do not exceed. */
export const percentile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0
}
