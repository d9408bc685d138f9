import { shinglesOf, type Shingles } from './shingles.ts'

/**
 * From this similarity on, two texts of an account need review; from `duplicateFrom` on, they are near
 * duplicates.
 */
export const similarFrom = 0.6
export const duplicateFrom = 0.8

/**
 * Above this, a text reuses sentences of another one: 0.2 of all runs is a third of each of two texts of equal length,
 * such as 8 of 24 sentences. Two texts on one subject that were written apart share less than 0.05. Articles of one bulk
 * are compared by it, since the same cards wrote them; elsewhere so much is quoted or boilerplate.
 */
export const reusedFrom = 0.2

/** Part of the runs of words of both that they share (Jaccard), 0 to 1; texts of no words share nothing. */
export const overlapOf = ({ set: a }: Pick<Shingles, 'set'>, { set: b }: Pick<Shingles, 'set'>): number => {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a]
  let shared = 0
  for (const hash of small) if (large.has(hash)) shared += 1
  const all = a.size + b.size - shared
  return all === 0 ? 0 : shared / all
}

/** How alike two plain texts are, 0 to 1: 1 for the same words in the same order. */
export const similarityOf = (a: string, b: string): number => overlapOf(shinglesOf(a), shinglesOf(b))
