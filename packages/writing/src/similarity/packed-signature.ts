import { signatureLength } from './min-hash.ts'

/** 32-bit words of a packed signature; each holds four of its bytes. */
export const packedWords = signatureLength / 4

/** Probability that two bytes are equal by chance; the estimate corrects for it. */
const byChance = 1 / 256

/**
 * Packs a signature to a quarter of its size by keeping the last byte of each number. Two texts whose packed
 * signatures share a 32-bit word agree in four numbers, as in a band of the similarity index.
 */
export const packedSignature = (signature: Uint32Array): Uint32Array =>
  Uint32Array.from(
    { length: packedWords },
    (_, word) =>
      ((signature[word * 4]! & 0xff) |
        ((signature[word * 4 + 1]! & 0xff) << 8) |
        ((signature[word * 4 + 2]! & 0xff) << 16) |
        ((signature[word * 4 + 3]! & 0xff) << 24)) >>>
      0,
  )

/**
 * Returns the estimated overlap of two texts, 0 to 1, from packed signatures that begin at the given offsets.
 */
export const packedEstimate = (a: Uint32Array, b: Uint32Array, fromA = 0, fromB = 0): number => {
  let equal = 0
  for (let word = 0; word < packedWords; word += 1) {
    const differs = a[fromA + word]! ^ b[fromB + word]!
    if (differs === 0) {
      equal += 4
      continue
    }
    if ((differs & 0xff) === 0) equal += 1
    if ((differs & 0xff00) === 0) equal += 1
    if ((differs & 0xff0000) === 0) equal += 1
    if ((differs & 0xff000000) === 0) equal += 1
  }
  return Math.max(0, (equal / signatureLength - byChance) / (1 - byChance))
}
