import { expect, it } from 'vitest'
import { csvFile, toCsv } from './write-csv.ts'

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

it('a file of parts says what the whole table says', async () => {
  const parts = async function* () {
    yield [['a,b'], ['c']]
    yield []
    yield [['=d']]
  }
  const file = await csvFile(['head'], parts())
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toBe(toCsv(['head'], [['a,b'], ['c'], ['=d']]))
})
