import { expect, test } from 'vitest'
import { growth, linear } from './growth.ts'

const text = (size: number): string => 'a'.repeat(size)

test('growth tells quadratic work from linear work', () => {
  const quadratic = (long: string) => {
    let found = 0
    for (let at = 0; at < long.length; at += 1) found += long.indexOf('b', at)
    return found
  }
  expect(growth(quadratic, text, 20_000)).toBeGreaterThan(linear)
  expect(growth((long) => JSON.parse(JSON.stringify([long.split('')])), text, 20_000)).toBeLessThanOrEqual(
    linear,
  )
})
