import { expect, it } from 'vitest'
import { BoundedMap } from './bounded-map.ts'

it('drops the oldest key beyond its limit', () => {
  const map = new BoundedMap<string, number>(2).set('a', 1).set('b', 2).set('c', 3)
  expect([...map]).toEqual([
    ['b', 2],
    ['c', 3],
  ])
})

it('keeps a key that was set again as the newest one', () => {
  const map = new BoundedMap<string, number>(2).set('a', 1).set('b', 2).set('a', 3)
  expect([...map]).toEqual([
    ['b', 2],
    ['a', 3],
  ])
  expect([...map.set('c', 4).keys()]).toEqual(['a', 'c'])
})

it('does not keep a key longer because it was read', () => {
  const map = new BoundedMap<string, number>(2).set('a', 1).set('b', 2)
  expect(map.get('a')).toBe(1)
  expect([...map.set('c', 3).keys()]).toEqual(['b', 'c'])
})

it('drops an undefined key like any other', () => {
  const map = new BoundedMap<string | undefined, number>(1).set(undefined, 1).set('a', 2)
  expect([...map.keys()]).toEqual(['a'])
})
