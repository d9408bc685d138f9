import { signatureLength, signatureOf } from './min-hash.ts'
import { shinglesOf } from './shingles.ts'
import { overlapOf, similarFrom } from './similarity.ts'

/** Similar text. */
export interface Similar {
  readonly id: string
  /** 0 to 1, exact. */
  readonly similarity: number
}

export interface SimilarPair {
  readonly a: string
  readonly b: string
  readonly similarity: number
}

/** Index of texts by id, for similarity queries. */
export interface SimilarityIndex {
  readonly size: number
  /** Adds a text; replaces one with the same id. */
  add(id: string, text: string): void
  remove(id: string): void
  /** Returns similar texts, most similar first; `except` excludes one. */
  similarTo(text: string, options?: { readonly threshold?: number; readonly except?: string }): Similar[]
  /** Returns the similarity to each of these texts, even if the index would not find them. */
  compare(text: string, ids: readonly string[]): Similar[]
  /** Returns all pairs with at least the threshold's similarity, most similar first. */
  pairs(threshold?: number): SimilarPair[]
}

/**
 * Rows per band. Texts meet if any band of their signatures is equal. With 32 bands of 4 rows, pairs of
 * similarity 0.6 are missed once in 90 times, and of 0.8 less than once in ten million. Below 0.5 misses are
 * common, so the index is for near duplicates.
 */
const rows = 4

const bandsOf = (signature: Uint32Array): string[] =>
  Array.from(
    { length: signatureLength / rows },
    (_, band) => `${band}:${signature.subarray(band * rows, band * rows + rows).join()}`,
  )

interface Entry {
  readonly set: ReadonlySet<number>
  readonly bands: readonly string[]
}

const entryOf = (text: string): Entry => {
  const { set } = shinglesOf(text)
  // texts without words are similar to nothing
  return { set, bands: set.size === 0 ? [] : bandsOf(signatureOf(set)) }
}

const byLikeness = (a: { similarity: number }, b: { similarity: number }): number =>
  b.similarity - a.similarity

export const createSimilarityIndex = (): SimilarityIndex => {
  const entries = new Map<string, Entry>()
  const buckets = new Map<string, Set<string>>()

  const remove = (id: string) => {
    for (const band of entries.get(id)?.bands ?? []) {
      const bucket = buckets.get(band)
      bucket?.delete(id)
      if (bucket?.size === 0) buckets.delete(band)
    }
    entries.delete(id)
  }

  const alike = (entry: Entry, threshold: number, wanted: (id: string) => boolean): Similar[] => {
    const met = new Set<string>()
    for (const band of entry.bands) for (const id of buckets.get(band) ?? []) if (wanted(id)) met.add(id)
    return [...met]
      .map((id) => ({ id, similarity: overlapOf(entry, entries.get(id)!) }))
      .filter(({ similarity }) => similarity >= threshold)
      .sort(byLikeness)
  }

  return {
    get size() {
      return entries.size
    },
    add: (id, text) => {
      remove(id)
      const entry = entryOf(text)
      entries.set(id, entry)
      for (const band of entry.bands) {
        const bucket = buckets.get(band)
        if (bucket) bucket.add(id)
        else buckets.set(band, new Set([id]))
      }
    },
    remove,
    similarTo: (text, { threshold = similarFrom, except } = {}) =>
      alike(entryOf(text), threshold, (id) => id !== except),
    compare: (text, ids) => {
      const shingles = shinglesOf(text)
      return ids.flatMap((id) => {
        const entry = entries.get(id)
        return entry ? { id, similarity: overlapOf(shingles, entry) } : []
      })
    },
    pairs: (threshold = similarFrom) => {
      const order = new Map([...entries.keys()].map((id, at) => [id, at]))
      return [...entries]
        .flatMap(([a, entry]) =>
          alike(entry, threshold, (id) => order.get(id)! > order.get(a)!).map(({ id: b, similarity }) => ({
            a,
            b,
            similarity,
          })),
        )
        .sort(byLikeness)
    },
  }
}
