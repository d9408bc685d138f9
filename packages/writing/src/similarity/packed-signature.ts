import { signatureLength } from './min-hash.ts'

/** Numbers of 32 bits that a packed signature takes, four bytes of it in each. */
export const packedWords = signatureLength / 4

/** Two bytes are equal by chance as often as this; the estimate leaves those out. */
const byChance = 1 / 256

/**
 * The last byte of each number of a signature: a quarter of its size, to be kept of very many texts. Two texts whose
 * packed signatures share one of their 32-bit numbers agreed in four numbers, as in a band of the similarity index.
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

/** Estimated overlap of two texts by their packed signatures, 0 to 1; each begins at a place of a longer row of them. */
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
