/** Numbers in a signature: the estimate of a likeness from them is off by about 1/√128, 9 of 100. */
export const signatureLength = 128

/** Odd factors and summands of the permutations, drawn once by a fixed rule (xorshift), so that signatures can be stored. */
const drawn = (() => {
  let state = 0x2545f491
  return Uint32Array.from({ length: signatureLength * 2 }, () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  })
})()

/**
 * The signature of a set of hashes (MinHash): the part of equal numbers in two signatures estimates how much the sets overlap.
 * An empty set has the largest number everywhere.
 */
export const signatureOf = (set: ReadonlySet<number>): Uint32Array =>
  signInto(new Uint32Array(signatureLength), set)

/** Writes the signature of a set into memory that was there before, for many sets one after the other. */
export const signInto = (signature: Uint32Array, set: ReadonlySet<number>): Uint32Array => {
  signature.fill(0xffffffff)
  for (const hash of set)
    for (let at = 0; at < signatureLength; at += 1) {
      let value = Math.imul(hash ^ drawn[at]!, drawn[at + signatureLength]! | 1)
      value = (value ^ (value >>> 16)) >>> 0
      if (value < signature[at]!) signature[at] = value
    }
  return signature
}

/** Estimated overlap of two sets, 0 to 1. */
export const estimateOf = (a: Uint32Array, b: Uint32Array): number => {
  let equal = 0
  for (let at = 0; at < signatureLength; at += 1) if (a[at] === b[at]) equal += 1
  return equal / signatureLength
}
