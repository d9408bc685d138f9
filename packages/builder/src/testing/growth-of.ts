declare const performance: { readonly now: () => number }

/** Times below this many ms are dominated by noise; quadratic time takes over a hundred. */
const tooShort = 20

/** Texts into which the long one is divided. */
const parts = 8

/** Maximum of `growthOf` for linear time: memory makes long texts dearer, up to 3 times on a slow virtual machine. */
export const linear = 4

const timeOf = (run: () => unknown): number => {
  const before = performance.now()
  run()
  return performance.now() - before
}

const growthAt = (call: (text: string) => unknown, textOf: (length: number) => string, size: number) => {
  const [part, whole] = [textOf(size / parts), textOf(size)]
  let [divided, undivided, growth] = [Infinity, Infinity, Infinity]
  for (let round = 0; round < 5 || (growth > linear && round < 30); round += 1) {
    divided = Math.min(
      divided,
      timeOf(() => {
        for (let count = 0; count < parts; count += 1) call(part)
      }),
    )
    undivided = Math.min(
      undivided,
      timeOf(() => call(whole)),
    )
    growth = undivided < tooShort ? 1 : undivided / divided
  }
  return growth
}

/**
 * Returns how many times longer a text takes than its eighths one after another, the best of five: about 1 for linear
 * time, 8 for quadratic time, and 1 for negligible time. The text has twice `size` letters. A quadratic result is
 * measured again with double of that, because steps caused by a cache or the compiler disappear there.
 */
export const growthOf = (call: (text: string) => unknown, unit: string, around = ['', ''], size = 10_000) => {
  const [before = '', after = ''] = around
  const textOf = (length: number) => before + unit.repeat(Math.ceil(length / unit.length)) + after
  const first = growthAt(call, textOf, 2 * size)
  return first <= linear ? first : Math.min(first, growthAt(call, textOf, 4 * size))
}
