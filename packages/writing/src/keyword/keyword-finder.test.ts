import { expect, test } from 'vitest'
import { isSameKeyword, keywordFinder } from './keyword-finder.ts'

const found = (keyword: string, text: string) =>
  keywordFinder(keyword)
    .find(text)
    .map(({ from, to }) => text.slice(from, to))

test.each([
  ['garden design', 'Garden Designs and garden-design', ['Garden Designs', 'garden-design']],
  ['garden design', 'Design your garden. A gardener designs.', []],
  ['Zürich', 'zurich, ZÜRICH', ['zurich', 'ZÜRICH']],
  ["women's shoes", 'Women’s shoe', ['Women’s shoe']],
  ['我们', '在我们的花园', ['我们']],
  ['a a', 'a a a', ['a a']],
  ['', 'anything', []],
])('finds "%s" in "%s" at %j', (keyword, text, expected) => expect(found(keyword, text)).toEqual(expected))

test('hasAll finds all meaningful words in any order', () => {
  const { hasAll } = keywordFinder('design of a garden')
  expect(hasAll('Garden ideas and designs')).toBe(true)
  expect(hasAll('design of a house')).toBe(false)
  expect(keywordFinder('').hasAll('x')).toBe(false)
})

test('compares right after thousands of other keywords, and keywords of any length', () => {
  for (let at = 0; at < 10_000; at += 1) isSameKeyword('garden design', `other keyword ${at}`)
  expect(isSameKeyword('Garden designs', 'garden design')).toBe(true)
  const long = 'garden design '.repeat(40)
  expect([isSameKeyword(long, `${long}s`), isSameKeyword(long, long.toUpperCase())]).toEqual([false, true])
})

test.each([
  ['Garden designs', 'garden design', true],
  ['garden design', 'design garden', false],
  ['', '', false],
])('"%s" is the same keyword as "%s": %s', (a, b, same) => expect(isSameKeyword(a, b)).toBe(same))
