import { shinglesOf, type Shingles } from './shingles.ts'

/**
 * Similarity above which two texts of one account should be reviewed; above `duplicateFrom` they are
 * duplicates.
 */
export const similarFrom = 0.6
export const duplicateFrom = 0.8

/**
 * Overlap above which a text reuses sentences of another one: 0.2 of all runs is a third of each of two
 * equally long texts, such as 8 of 24 sentences. Independent texts on one subject share less than 0.05. Used
 * within a bulk, whose articles have the same outline; elsewhere, quotes and boilerplate often reach it.
 */
export const reusedFrom = 0.2

/** Returns the share of common word runs (Jaccard), 0 to 1; texts without words share nothing. */
export const overlapOf = ({ set: a }: Pick<Shingles, 'set'>, { set: b }: Pick<Shingles, 'set'>): number => {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a]
  let shared = 0
  for (const hash of small) if (large.has(hash)) shared += 1
  const all = a.size + b.size - shared
  return all === 0 ? 0 : shared / all
}

/** Returns the similarity of two plain texts, 0 to 1: 1 for the same words in the same order. */
export const similarityOf = (a: string, b: string): number => overlapOf(shinglesOf(a), shinglesOf(b))
