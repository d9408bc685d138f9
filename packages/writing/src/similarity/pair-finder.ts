import { signatureLength, signatureOf } from './min-hash.ts'
import { shinglesOf } from './shingles.ts'

/**
 * Finds candidate pairs of similar texts among very many, keeping 128 bytes and the id of each.
 * `similarityOf` decides whether they are similar.
 */
export interface PairFinder {
  /** Adds a text by its bands, see `bandsOf`. */
  add(id: string, bands: Uint8Array): void
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

/** Bytes of a text's bands. */
const bandBytes = bands * Uint32Array.BYTES_PER_ELEMENT

/**
 * Returns 128 bytes of a text, which can be stored: texts that have one of their 32 numbers in common are candidates.
 * Undefined for a text without words, which is similar to nothing.
 */
export const bandsOf = (text: string): Uint8Array | undefined => {
  const { set } = shinglesOf(text)
  if (set.size === 0) return undefined
  const signature = signatureOf(set)
  return new Uint8Array(Uint32Array.from({ length: bands }, (_, band) => bandOf(signature, band)).buffer)
}

export const createPairFinder = (): PairFinder => {
  const ids: string[] = []
  let bytes = new Uint8Array(bandBytes * 64)

  const room = () => {
    if ((ids.length + 1) * bandBytes <= bytes.length) return
    const larger = new Uint8Array(bytes.length * 2)
    larger.set(bytes)
    bytes = larger
  }

  /**
   * Returns a function that groups the texts that share their number of a band. Positions are found by an open hash
   * table in plain memory: a `Map` of 100,000 numbers takes ten times as long to build, and is built for each band.
   */
  const grouping = () => {
    const hashes = new Uint32Array(bytes.buffer)
    const slots = new Int32Array(2 ** Math.ceil(Math.log2(ids.length * 2 + 1)))
    return (band: number): number[][] => {
      slots.fill(-1)
      const runs = new Map<number, number[]>()
      for (let text = 0; text < ids.length; text += 1) {
        const hash = hashes[text * bands + band]!
        let slot = hash & (slots.length - 1)
        for (; slots[slot] !== -1; slot = (slot + 1) & (slots.length - 1))
          if (hashes[slots[slot]! * bands + band] === hash) break
        const first = slots[slot]!
        if (first === -1) slots[slot] = text
        else {
          const run = runs.get(first)
          if (run) run.push(text)
          else runs.set(first, [first, text])
        }
      }
      return [...runs.values()]
    }
  }

  return {
    add: (id, own) => {
      room()
      bytes.set(own, ids.length * bandBytes)
      ids.push(id)
    },
    *candidates() {
      const had = new Set<number>()
      const runsOf = grouping()
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
