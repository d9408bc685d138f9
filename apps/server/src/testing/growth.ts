/** Milliseconds of CPU time that one run takes, the best of five. */
const timeOf = (run: () => unknown): number => {
  let best = Infinity
  for (let turn = 0; turn < 5; turn += 1) {
    const before = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, (user + system) / 1_000)
  }
  return best
}

/** Times so short are mostly noise. */
const negligible = 3

/** The most that `growth` may be for work that is linear. */
export const linear = 2.5

/** How many times as long the work takes for twice the text: about 2 where it is linear, 4 where it is quadratic. */
export const growth = (
  work: (text: string) => unknown,
  textOf: (size: number) => string,
  size: number,
): number => {
  const [text, twice] = [textOf(size), textOf(2 * size)]
  let least = Infinity
  // a collection of garbage may fall on one of the two: what is quadratic shows each time
  for (let turn = 0; turn < 3 && least > linear; turn += 1) {
    const longer = timeOf(() => work(twice))
    if (longer <= negligible) return 1
    least = Math.min(least, longer / timeOf(() => work(text)))
  }
  return least
}
