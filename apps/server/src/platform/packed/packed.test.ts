import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PackedMap } from './packed-map.ts'
import { PackedNumbers } from './packed-numbers.ts'
import { PackedTexts } from './packed-texts.ts'
import { TextIndex } from './text-index.ts'

/** Texts as PostgreSQL returns them: without unpaired surrogates. */
const text = fc.string({ unit: 'grapheme' })

it('returns numbers and texts as they were added, however many', () => {
  const numbers = new PackedNumbers()
  const texts = new PackedTexts()
  const added = Array.from({ length: 40_000 }, (_, at) =>
    at % 9_000 === 7 ? 'é'.repeat(200_000) : `ü ${at}`,
  )
  added.forEach((each, at) => {
    numbers.push(-at)
    texts.push(each)
  })
  expect([numbers.length, texts.length]).toEqual([40_000, 40_000])
  added.forEach((each, at) => {
    if (texts.at(at) !== each || numbers.at(at) !== -at) throw new Error(`${at} differs`)
  })
})

it('returns hashes and texts like them', () => {
  const hashes = new PackedTexts()
  const all = ['00ff'.repeat(16), '', 'ab'.repeat(32), 'AB', 'abc', 'hash-1', 'fe', 'ab\n', 'é']
  for (const each of all) hashes.push(each)
  expect(all.map((_, at) => hashes.at(at))).toEqual(all)
})

it('is a set of texts in the order of their addition', () => {
  fc.assert(
    fc.property(fc.array(text), fc.array(text), (added, others) => {
      const index = new TextIndex()
      const set = new Set<string>()
      for (const each of added) {
        expect(index.add(each)).toBe(!set.has(each))
        set.add(each)
      }
      expect([...index]).toEqual([...set])
      const order = [...set]
      for (const each of [...added, ...others]) expect(index.find(each)).toBe(order.indexOf(each))
    }),
  )
})

it('finds each of many texts', () => {
  const index = new TextIndex()
  for (let at = 0; at < 50_000; at += 1) index.add(`place-${at}/index.html`)
  for (let at = 0; at < 50_000; at += 1)
    if (index.find(`place-${at}/index.html`) !== at) throw new Error(`${at} is not found`)
  expect(index.has('place-50000/index.html')).toBe(false)
})

it('maps texts to texts', () => {
  const map = new PackedMap()
  map.add('a/index.html', 'ab'.repeat(32))
  map.add('gone.html', '')
  expect([...map]).toEqual([
    ['a/index.html', 'ab'.repeat(32)],
    ['gone.html', ''],
  ])
  expect([...map.keys()]).toEqual(['a/index.html', 'gone.html'])
  expect([map.get('a/index.html'), map.get('gone.html'), map.get('b')]).toEqual([
    'ab'.repeat(32),
    '',
    undefined,
  ])
  expect([map.size, map.has('gone.html'), map.has('b')]).toEqual([2, true, false])
  expect(() => map.add('gone.html', 'ab')).toThrow('already in the map')
})
