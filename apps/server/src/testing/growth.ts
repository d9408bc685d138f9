/** Milliseconds of CPU time of this process; that of a thread alone is known to some milliseconds only. */
const timeOf = (run: () => unknown): number => {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** Times so short are mostly noise. */
const negligible = 3

/** The most that `growth` may be for work that is linear. */
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
 * How many times as long the work takes for twice the text, by the best of five: about 2 where it is linear, 4 where it
 * is quadratic. A figure that looks quadratic is measured again, and for twice the size: what is quadratic stays so,
 * while a step that a cache or a compiler makes is behind it.
 */
export const growth = (
  work: (text: string) => unknown,
  textOf: (size: number) => string,
  size: number,
): number => {
  const first = growthAt(work, textOf, size)
  return first <= linear ? first : Math.min(first, growthAt(work, textOf, 2 * size))
}
