import type { Span } from '../text/sentences.ts'
import { shingleWords, shinglesOf, type Shingles } from './shingles.ts'

/** Passage that two texts share, with its position in each. */
export interface SharedPassage {
  readonly a: Span
  readonly b: Span
  /** Word count. */
  readonly words: number
}

/** Positions of each run in a text, up to a limit, which is enough to find repeated boilerplate. */
const mostBeginnings = 20
const beginningsOf = ({ hashes }: Shingles): ReadonlyMap<number, readonly number[]> => {
  const found = new Map<number, number[]>()
  hashes.forEach((hash, at) => {
    const known = found.get(hash)
    if (!known) found.set(hash, [at])
    else if (known.length < mostBeginnings) known.push(at)
  })
  return found
}

const sameRun = (a: Shingles, from: number, b: Shingles, at: number): number => {
  let length = 0
  while (
    from + length < a.hashes.length &&
    at + length < b.hashes.length &&
    a.hashes[from + length] === b.hashes[at + length]
  )
    length += 1
  return length
}

const spanOf = ({ words }: Shingles, from: number, count: number): Span => ({
  from: words[from]!.from,
  to: words[Math.min(words.length, from + count) - 1]!.to,
})

/**
 * Returns the longest shared passages of two plain texts, in the order of the first, without overlaps there.
 */
export const sharedPassages = (a: string, b: string): SharedPassage[] => {
  const [one, other] = [shinglesOf(a), shinglesOf(b)]
  const beginnings = beginningsOf(other)
  const passages: SharedPassage[] = []
  for (let from = 0; from < one.hashes.length;) {
    let best = { at: 0, length: 0 }
    for (const at of beginnings.get(one.hashes[from]!) ?? []) {
      const length = sameRun(one, from, other, at)
      if (length > best.length) best = { at, length }
    }
    if (best.length === 0) {
      from += 1
      continue
    }
    const words = Math.min(
      best.length + shingleWords - 1,
      one.words.length - from,
      other.words.length - best.at,
    )
    passages.push({ a: spanOf(one, from, words), b: spanOf(other, best.at, words), words })
    from += words
  }
  return passages
}
