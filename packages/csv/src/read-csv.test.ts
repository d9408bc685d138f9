import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

test.each([
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '\uFEFFa;b\r\n1;"x;y"\r\n',
    [
      ['a', 'b'],
      ['1', 'x;y'],
    ],
  ],
  [
    'a,b\n"say ""hi""","two\nlines"',
    [
      ['a', 'b'],
      ['say "hi"', 'two\nlines'],
    ],
  ],
  [
    'a,b\n\n,\n1,',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['', []],
])('reads the rows of %j', (text, rows) => {
  expect(readCsv(text)).toEqual(rows)
})

test('reads its own output', () => {
  const value = fc.string({ unit: fc.constantFrom('a', ' ', ',', '"', '\n', '\r'), minLength: 1 })
  fc.assert(
    fc.property(fc.array(fc.array(value, { minLength: 1, maxLength: 4 }), { maxLength: 6 }), (rows) => {
      const text = rows.map((row) => `${row.map((each) => `"${each.replaceAll('"', '""')}"`).join(',')}\r\n`)
      expect(readCsv(text.join(''), ',')).toEqual(rows)
    }),
  )
})

test('reads every quote as text if one is never closed', () =>
  expect(readCsv('"a",b\n"5 inch,1\nx,2')).toEqual([
    ['"a"', 'b'],
    ['"5 inch', '1'],
    ['x', '2'],
  ]))
