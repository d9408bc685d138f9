import { wordsOf } from '../text/words.ts'

/** Share of common words from which two blocks are versions of one another. */
const leastCommon = 0.3

const bagOf = (text: string): ReadonlyMap<string, number> => {
  const bag = new Map<string, number>()
  for (const { text: word } of wordsOf(text.toLowerCase())) bag.set(word, (bag.get(word) ?? 0) + 1)
  return bag
}

const sizeOf = (bag: ReadonlyMap<string, number>): number =>
  [...bag.values()].reduce((sum, count) => sum + count, 0)

/** Returns the share of common words of two texts, 0 to 1. */
const common = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number => {
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  let shared = 0
  for (const [word, count] of small) shared += Math.min(count, large.get(word) ?? 0)
  const all = sizeOf(one) + sizeOf(other)
  return all === 0 ? 0 : (2 * shared) / all
}

/**
 * Pairs the texts of two lists that are versions of one another, in the order of both. `mayPair` excludes pairs, such
 * as a heading and a paragraph.
 */
export const pairedTexts = (
  before: readonly string[],
  after: readonly string[],
  mayPair: (at: number, newAt: number) => boolean,
): readonly (readonly [at: number, newAt: number])[] => {
  const [old, fresh] = [before.map(bagOf), after.map(bagOf)]
  const width = after.length + 1
  /** By index in both lists: the best sum of shares of the rest. */
  const best = new Float64Array((before.length + 1) * width)
  const shares = new Float64Array((before.length + 1) * width)
  for (let at = before.length - 1; at >= 0; at -= 1)
    for (let newAt = after.length - 1; newAt >= 0; newAt -= 1) {
      const here = at * width + newAt
      const share = mayPair(at, newAt)
        ? before[at] === after[newAt]
          ? 1
          : common(old[at]!, fresh[newAt]!)
        : 0
      shares[here] = share >= leastCommon ? share : 0
      const paired = shares[here]! > 0 ? shares[here]! + best[here + width + 1]! : 0
      best[here] = Math.max(paired, best[here + width]!, best[here + 1]!)
    }
  const pairs: [number, number][] = []
  let [at, newAt] = [0, 0]
  while (at < before.length && newAt < after.length) {
    const here = at * width + newAt
    if (shares[here]! > 0 && best[here] === shares[here]! + best[here + width + 1]!) {
      pairs.push([at, newAt])
      at += 1
      newAt += 1
    } else if (best[here] === best[here + width]!) at += 1
    else newAt += 1
  }
  return pairs
}
