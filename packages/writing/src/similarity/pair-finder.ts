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

  /** Returns the texts that share their number of a band, by number. */
  const runsOf = (band: number): number[][] => {
    const first = new Map<number, number>()
    const runs = new Map<number, number[]>()
    for (let text = 0; text < ids.length; text += 1) {
      // small integers are keys without an object
      const hash = hashAt(text, band) | 0
      const known = first.get(hash)
      if (known === undefined) first.set(hash, text)
      else {
        const run = runs.get(hash)
        if (run) run.push(text)
        else runs.set(hash, [known, text])
      }
    }
    return [...runs.values()]
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
