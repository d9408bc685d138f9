declare const performance: { readonly now: () => number }

/** Below so many milliseconds a time says more of the machine than of the code; the square of a size takes a hundred. */
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
 * How many times as long a call takes for twice the text, by the best of five: about 2 where its time grows with the
 * text, 4 where it grows with the square, and 1 where it takes next to no time. A figure that looks like a square is
 * measured again, and for twice the size: a square stays one, a step that a cache or a compiler makes is behind it.
 */
export const growthOf = (call: (text: string) => unknown, unit: string, around = ['', ''], size = 10_000) => {
  const [before = '', after = ''] = around
  const textOf = (length: number) => before + unit.repeat(Math.ceil(length / unit.length)) + after
  const first = growthAt(call, textOf, size)
  return first <= 2.5 ? first : Math.min(first, growthAt(call, textOf, 2 * size))
}
