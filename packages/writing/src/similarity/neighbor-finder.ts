import { signatureLength, signatureOf } from './min-hash.ts'
import { packedEstimate, packedSignature, packedWords } from './packed-signature.ts'
import { shinglesOf } from './shingles.ts'
import { reusedFrom } from './similarity.ts'

/**
 * Finds the most similar texts among some thousands. Compares each signature with every other, so that none
 * is missed as in an index by bands. Keeps 128 bytes and the id of each text; with 10,000 texts a query takes
 * 1 ms.
 */
export interface NeighborFinder {
  add(id: string, text: string): void
  /** Returns ids of texts that may share sentences with this one, most similar estimate first. */
  near(id: string): string[]
}

/** Margin below the limit within which estimates are accepted: four standard errors. */
const tolerance = 4 * Math.sqrt((reusedFrom * (1 - reusedFrom)) / signatureLength)
const estimatedFrom = reusedFrom - tolerance

/** Maximum candidates for the most similar text; more members of a group add nothing. */
const mostNear = 8

export const createNeighborFinder = (): NeighborFinder => {
  const ids: string[] = []
  const places = new Map<string, number>()
  let signatures = new Uint32Array(packedWords * 64)

  const room = () => {
    if ((ids.length + 1) * packedWords <= signatures.length) return
    const larger = new Uint32Array(signatures.length * 2)
    larger.set(signatures)
    signatures = larger
  }

  return {
    add: (id, text) => {
      const { set } = shinglesOf(text)
      // texts without words are similar to nothing
      if (set.size === 0 || places.has(id)) return
      room()
      signatures.set(packedSignature(signatureOf(set)), ids.length * packedWords)
      places.set(id, ids.length)
      ids.push(id)
    },
    near: (id) => {
      const place = places.get(id)
      if (place === undefined) return []
      const own = place * packedWords
      return ids
        .map((other, at) => ({
          id: other,
          estimate: at === place ? 0 : packedEstimate(signatures, signatures, own, at * packedWords),
        }))
        .filter(({ estimate }) => estimate >= estimatedFrom)
        .sort((one, other) => other.estimate - one.estimate)
        .slice(0, mostNear)
        .map((found) => found.id)
    },
  }
}
