import { signatureLength, signatureOf } from './min-hash.ts'
import { packedEstimate, packedSignature, packedWords } from './packed-signature.ts'
import { shinglesOf } from './shingles.ts'
import { reusedFrom } from './similarity.ts'

/**
 * Finds the texts that each is most like among some thousands: each signature is compared with every other, so that
 * none is missed as in an index by bands. Of each text it keeps 128 bytes and its id; 10,000 take 1 ms for each question.
 */
export interface NeighborFinder {
  add(id: string, text: string): void
  /** Ids of those that may reuse sentences of this one, the most alike by estimate first. */
  near(id: string): string[]
}

/** Estimates this close below the limit may still belong above it: four times their usual error. */
const tolerance = 4 * Math.sqrt((reusedFrom * (1 - reusedFrom)) / signatureLength)
const estimatedFrom = reusedFrom - tolerance

/** Candidates for the one that is most alike; more of a crowd add nothing. */
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
      // texts of no words are like nothing
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
