import fc from 'fast-check'
import { expect, it } from 'vitest'
import { estimateOf, signatureOf } from './min-hash.ts'
import { packedEstimate, packedSignature, packedWords } from './packed-signature.ts'

const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 0xffff_ffff }), { maxLength: 200 })
const packed = (of: readonly number[]) => packedSignature(signatureOf(new Set(of)))

it('estimates close to whole signatures, symmetrically, and 1 for equal texts', () => {
  fc.assert(
    fc.property(numbers, numbers, numbers, (shared, a, b) => {
      const [one, other] = [
        [...shared, ...a],
        [...shared, ...b],
      ]
      const estimate = packedEstimate(packed(one), packed(other))
      const whole = estimateOf(signatureOf(new Set(one)), signatureOf(new Set(other)))
      expect(Math.abs(estimate - whole)).toBeLessThan(0.05)
      expect(packedEstimate(packed(other), packed(one))).toBe(estimate)
      expect(packedEstimate(packed(one), packed(one))).toBe(1)
    }),
  )
})

it('is read at its offset in a longer array', () => {
  const [one, other] = [packed([1, 2, 3, 4]), packed([3, 4, 5, 6])]
  const row = new Uint32Array(packedWords * 3)
  row.set(one, packedWords)
  row.set(other, packedWords * 2)
  expect(packedEstimate(row, row, packedWords, packedWords * 2)).toBe(packedEstimate(one, other))
})
