/** Returns the ms of CPU time of this process; that of a single thread is accurate to some ms only. */
const timeOf = (run: () => unknown): number => {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** Times this short are mostly noise. */
const negligible = 3

/** Texts into which the long one is divided. */
const parts = 8

/** Maximum of `growth` for linear work: memory makes long texts dearer, up to 3 times on a slow virtual machine. */
export const linear = 4

const growthAt = (
  work: (text: string) => unknown,
  textOf: (size: number) => string,
  size: number,
): number => {
  const [part, whole] = [textOf(size), textOf(parts * size)]
  let [divided, undivided, least] = [Infinity, Infinity, Infinity]
  for (let round = 0; round < 3 || (least > linear && round < 20); round += 1) {
    divided = Math.min(
      divided,
      timeOf(() => {
        for (let count = 0; count < parts; count += 1) work(part)
      }),
    )
    undivided = Math.min(
      undivided,
      timeOf(() => work(whole)),
    )
    least = undivided <= negligible ? 1 : undivided / divided
  }
  return least
}

/**
 * Returns how many times longer a text takes than its eighths one after another, as the best of three: about 1 if the
 * time is linear in the length, 8 if quadratic. `size` is in the middle: eighths have half of it. A result that looks
 * quadratic is measured again with twice the size: a quadratic function stays so, while the effect of a cache or
 * compiler disappears.
 */
export const growth = (
  work: (text: string) => unknown,
  textOf: (size: number) => string,
  size: number,
): number => {
  const half = Math.ceil(size / 2)
  const first = growthAt(work, textOf, half)
  return first <= linear ? first : Math.min(first, growthAt(work, textOf, 2 * half))
}
