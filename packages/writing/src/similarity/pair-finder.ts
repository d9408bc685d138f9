import { signatureLength, signatureOf } from './min-hash.ts'
import { shinglesOf } from './shingles.ts'

/**
 * Finds candidate pairs of similar texts among very many, keeping 128 bytes and the id of each.
 * `similarityOf` decides whether they are similar.
 */
export interface PairFinder {
  add(id: string, text: string): void
  /** Generates new candidate pairs in batches, so that other work can run between them. */
  candidates(): Generator<readonly (readonly [a: string, b: string])[]>
}

/** Signature numbers per band, as in the similarity index. */
const rows = 4
const bands = signatureLength / rows

/**
 * Texts of one band that are all compared with each other; in a larger band, each is compared with the one
 * before it and the first.
 */
const mostInFull = 32

const bandOf = (signature: Uint32Array, band: number): number => {
  let hash = 0x9747b28c
  for (let at = band * rows; at < (band + 1) * rows; at += 1) {
    hash = Math.imul(hash ^ signature[at]!, 0x5bd1e995)
    hash ^= hash >>> 13
  }
  return hash >>> 0
}

/** Returns the pairs of positions to compare in a run of equal numbers. */
const pairsIn = (run: readonly number[]): [number, number][] =>
  run.length <= mostInFull
    ? run.flatMap((one, at) => run.slice(at + 1).map((other): [number, number] => [one, other]))
    : run.slice(1).flatMap((one, at): [number, number][] => [
        [run[at]!, one],
        [run[0]!, one],
      ])

export const createPairFinder = (): PairFinder => {
  const ids: string[] = []
  let hashes = new Uint32Array(bands * 64)

  const room = () => {
    if ((ids.length + 1) * bands <= hashes.length) return
    const larger = new Uint32Array(hashes.length * 2)
    larger.set(hashes)
    hashes = larger
  }
  const hashAt = (text: number, band: number): number => hashes[text * bands + band]!

  const runsOf = (band: number): number[][] => {
    const order = Uint32Array.from(ids, (_id, at) => at).sort(
      (one, other) => hashAt(one, band) - hashAt(other, band) || one - other,
    )
    const runs: number[][] = []
    for (const text of order) {
      const last = runs.at(-1)
      if (last && hashAt(last[0]!, band) === hashAt(text, band)) last.push(text)
      else runs.push([text])
    }
    return runs.filter(({ length }) => length > 1)
  }

  return {
    add: (id, text) => {
      const { set } = shinglesOf(text)
      // texts without words are similar to nothing
      if (set.size === 0) return
      room()
      const signature = signatureOf(set)
      for (let band = 0; band < bands; band += 1) hashes[ids.length * bands + band] = bandOf(signature, band)
      ids.push(id)
    },
    *candidates() {
      const had = new Set<number>()
      for (let band = 0; band < bands; band += 1) {
        const fresh = runsOf(band)
          .flatMap(pairsIn)
          .filter(([one, other]) => {
            const [low, high] = one < other ? [one, other] : [other, one]
            const key = low * ids.length + high
            if (low === high || had.has(key)) return false
            had.add(key)
            return true
          })
        yield fresh.map(([one, other]) => [ids[one]!, ids[other]!] as const)
      }
    },
  }
}
