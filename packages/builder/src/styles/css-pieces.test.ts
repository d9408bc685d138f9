import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cssPieces, piecesOfSet } from './css-pieces.ts'

const string = String.raw`"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'`
const url = String.raw`url\(\s*(?:${string}|(?:[^"'()\\\s]|\\[^])*)\s*\)`
const set = String.raw`image-set\((?:[^()"']|${string}|\((?:[^()"']|${string})*\))*\)`
const inSheet = new RegExp(
  String.raw`/\*[^]*?(?:\*/|$)|@import\s*(?:${string}|${url})|${set}|(?<![\w-])${url}|${string}`,
  'gi',
)
const inSet = new RegExp(String.raw`type\([^)]*\)|(?<![\w-])${url}|${string}`, 'gi')

const matches = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({ from: index, to: index + length }))

const css = fc
  .array(
    fc.constantFrom(
      ...[
        'url(',
        'URL(',
        'image-set(',
        '@import',
        'type(',
        ')',
        '"',
        "'",
        '\\',
        '\n',
        ' ',
        'a',
        '-',
        '/*',
        '*/',
        '(',
      ],
    ),
    { maxLength: 20 },
  )
  .map((pieces) => pieces.join(''))

test('splits a sheet like an equivalent pattern', () => {
  fc.assert(
    fc.property(css, (text) => {
      expect(cssPieces(text)).toEqual(matches(inSheet, text))
    }),
  )
})

test('splits an image set like an equivalent pattern', () => {
  fc.assert(
    fc.property(css, (text) => {
      expect(piecesOfSet(text)).toEqual(matches(inSet, text))
    }),
  )
})
