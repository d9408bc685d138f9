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
