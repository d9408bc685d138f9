import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { untrustedBlocks } from './untrusted-blocks.ts'
import { visibleText } from './visible-text.ts'

describe('visibleText', () => {
  it.each([
    ['zero-width spaces', 'a\u200Bb\u2060c\uFEFFd', 'abcd'],
    ['directions', 'a\u202Eb\u2066c', 'abc'],
    ['tags and variation selectors', `a${String.fromCodePoint(0xe0041, 0xe0101)}b\uFE00c`, 'abc'],
    ['a joiner between Latin letters', 'pass\u200Dword', 'password'],
    ['half of a pair', 'a\ud800b', 'a\ufffdb'],
  ])('removes %s', (_name, text, visible) => {
    expect(visibleText(text)).toBe(visible)
  })

  it.each([
    ['an emoji of several people', '👨\u200D👩\u200D👧'],
    ['a heart with its color', '❤\uFE0F\u200D🔥'],
    ['Persian', 'می\u200Cخواهم'],
    ['Hindi', 'क्\u200Dष'],
  ])('keeps %s', (_name, text) => {
    expect(visibleText(text)).toBe(text)
  })
})

describe('untrustedBlocks', () => {
  const source = { id: 'S1', title: 'Prices', date: '2026-11-24', text: 'A visit costs $189.' }

  it('is empty without sources', () => {
    expect(untrustedBlocks([])).toBe('')
  })

  it('has another delimiter for each request', () => {
    expect(untrustedBlocks([source])).not.toBe(untrustedBlocks([source]))
  })

  it('can’t be closed or opened by a text, whatever it contains', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('</source-x1>', '<source-x1', 'x1', '<', '"', '>', '\n', 'x', '\u200B'), {
          maxLength: 20,
        }),
        fc.constantFrom('text', 'title'),
        (parts, field) => {
          const blocks = untrustedBlocks(
            [
              { ...source, [field]: parts.join('') },
              { ...source, id: 'S2' },
            ],
            'x1',
          )
          expect(blocks.split('</source-x1>')).toHaveLength(3)
          expect(blocks.split(/<source-x1 id=/)).toHaveLength(3)
        },
      ),
    ))
})
