/** Returns the ms of CPU time of this process; that of a single thread is accurate to some ms only. */
const timeOf = (run: () => unknown): number => {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** Times this short are mostly noise. */
const negligible = 3

/** Maximum of `growth` for linear work. */
export const linear = 2.5

const growthAt = (
  work: (text: string) => unknown,
  textOf: (size: number) => string,
  size: number,
): number => {
  const [text, twice] = [textOf(size), textOf(2 * size)]
  let [short, long, least] = [Infinity, Infinity, Infinity]
  for (let round = 0; round < 5 || (least > linear && round < 30); round += 1) {
    short = Math.min(
      short,
      timeOf(() => work(text)),
    )
    long = Math.min(
      long,
      timeOf(() => work(twice)),
    )
    least = long <= negligible ? 1 : long / short
  }
  return least
}

/**
 * Returns the factor by which the time grows for twice the text, as the best of five: about 2 if linear, 4 if
 * quadratic. A result that looks quadratic is measured again with twice the size: a quadratic function stays
 * so, while the effect of a cache or compiler disappears.
 */
export const growth = (
  work: (text: string) => unknown,
  textOf: (size: number) => string,
  size: number,
): number => {
  const first = growthAt(work, textOf, size)
  return first <= linear ? first : Math.min(first, growthAt(work, textOf, 2 * size))
}
