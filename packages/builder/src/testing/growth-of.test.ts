import { expect, test } from 'vitest'
import { growthOf, linear } from './growth-of.ts'

test('growthOf tells quadratic time from linear time', () => {
  const quadratic = (text: string) => {
    let found = 0
    for (let at = 0; at < text.length; at += 1) found += text.indexOf('b', at)
    return found
  }
  expect(growthOf(quadratic, 'a', [], 40_000)).toBeGreaterThan(linear)
  expect(growthOf((text) => JSON.parse(JSON.stringify(text.split(''))), 'a', [], 40_000)).toBeLessThanOrEqual(
    linear,
  )
})
