import { expect, it } from 'vitest'
import { LocationList, LocationsByHash } from './location-list.ts'

const far = { pack: 'one', offset: 5 * 2 ** 30 + 7, length: 9 }
const near = { pack: 'two', offset: 0, length: 2 ** 31 - 1 }

it('returns locations as they were added', () => {
  const list = new LocationList()
  for (const location of [far, near, far]) list.push(location)
  expect([0, 1, 2].map((at) => list.at(at))).toEqual([far, near, far])
})

it('finds a content by its hash', () => {
  const known = new LocationsByHash()
  known.add('ab'.repeat(32), far)
  known.add('cd'.repeat(32), near)
  known.add('ab'.repeat(32), near)
  expect(known.get('ab'.repeat(32))).toEqual(far)
  expect(known.get('cd'.repeat(32))).toEqual(near)
  expect([known.has('cd'.repeat(32)), known.has('ef'.repeat(32)), known.has('')]).toEqual([
    true,
    false,
    false,
  ])
  expect(known.get('ef'.repeat(32))).toBeUndefined()
})
