declare const performance: { readonly now: () => number }

/** Times below this many ms are dominated by noise; quadratic time takes over a hundred. */
const tooShort = 20

const timeOf = (call: () => unknown): number => {
  const before = performance.now()
  call()
  return performance.now() - before
}

const growthAt = (call: (text: string) => unknown, textOf: (length: number) => string, size: number) => {
  const [once, twice] = [textOf(size), textOf(2 * size)]
  let [short, long, growth] = [Infinity, Infinity, Infinity]
  for (let round = 0; round < 5 || (growth > 2.5 && round < 30); round += 1) {
    short = Math.min(
      short,
      timeOf(() => call(once)),
    )
    long = Math.min(
      long,
      timeOf(() => call(twice)),
    )
    growth = long < tooShort ? 1 : long / short
  }
  return growth
}

/**
 * Returns the factor by which a call's time grows when the text doubles, the best of five: about 2 for linear
 * time, 4 for quadratic time, and 1 for negligible time. A quadratic result is measured again with double the
 * size, because steps caused by a cache or the compiler disappear there.
 */
export const growthOf = (call: (text: string) => unknown, unit: string, around = ['', ''], size = 10_000) => {
  const [before = '', after = ''] = around
  const textOf = (length: number) => before + unit.repeat(Math.ceil(length / unit.length)) + after
  const first = growthAt(call, textOf, size)
  return first <= 2.5 ? first : Math.min(first, growthAt(call, textOf, 2 * size))
}
