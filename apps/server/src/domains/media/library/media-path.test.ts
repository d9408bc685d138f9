import fc from 'fast-check'
import { expect, it } from 'vitest'
import { growth, linear } from '../../../testing/growth/growth.ts'
import { cleanName } from './media-path.ts'

it.each([
  ['rose.jpg', 'rose.jpg'],
  ['. - rose  red.jpg . .', 'rose red.jpg'],
  ['a/b\\c.png', 'a-b-c.png'],
  ['. .. .', ''],
  ['rose -', 'rose -'],
])('stores the name %j as %j', (name, kept) => expect(cleanName(name)).toBe(kept))

it('keeps a clean name', () =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '.', ' ', '-'), maxLength: 30 }), (name) => {
      expect(cleanName(cleanName(name))).toBe(cleanName(name))
    }),
  ))

it('cleans a name with a long row of dots in linear time', () =>
  expect(growth(cleanName, (size) => `a${'.'.repeat(size)}a`, 10_000)).toBeLessThanOrEqual(linear))
