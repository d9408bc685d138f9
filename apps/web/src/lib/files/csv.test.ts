import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it.each([
  ['plain', 'plain'],
  ['', ''],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3+cmd|x', "'-2+3+cmd|x"],
  ['＝1+1', "'＝1+1"],
  ['\n=1', `"'\n=1"`],
  ['+1-555-010-0199', "'+1-555-010-0199"],
  ["'=1+1", "''=1+1"],
  ['+1 555 010 0199', '+1 555 010 0199'],
  ['-74.0060', '-74.0060'],
])('writes %j as %j', (text, cell) => {
  expect(toCsv(['head'], [[text]])).toBe(`head\r\n${cell}\r\n`)
})
