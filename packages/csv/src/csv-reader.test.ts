import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvReader } from './csv-reader.ts'
import { delimiterOf } from './delimiter.ts'

const read = (text: string, delimiter = ',') => {
  const reader = csvReader(delimiter)
  return [...reader.add(text), ...reader.end()]
}
const value = fc.string({ unit: fc.constantFrom('a', 'é', ' ', ',', ';', '"', '\n', '\r', '\t', '😀') })
const tables = fc.array(fc.array(value, { minLength: 2, maxLength: 4 }), { maxLength: 6 })
const written = (rows: readonly (readonly string[])[], delimiter: string, end: string) =>
  rows.map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(delimiter) + end).join('')

it('reads its own output at any chunk boundaries', () => {
  fc.assert(
    fc.property(
      tables,
      fc.constantFrom(',', ';', '\t', '|'),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.array(fc.nat(40)),
      (rows, delimiter, end, cuts) => {
        const text = written(rows, delimiter, end)
        const reader = csvReader(delimiter)
        const found: string[][] = []
        let at = 0
        for (const length of cuts) {
          found.push(...reader.add(text.slice(at, at + length)))
          at += length
        }
        found.push(...reader.add(text.slice(at)), ...reader.end())
        expect(found).toEqual(rows)
      },
    ),
  )
})

it.each([
  [
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\r\n\r\n1,',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['a "quoted" word,b', [['a "quoted" word', 'b']]],
  ['"a""b",c', [['a"b', 'c']]],
  ['', []],
])('%j', (text, rows) => expect(read(text)).toEqual(rows))

it.each([
  ['city;state\n', ';'],
  ['city\tstate', '\t'],
  ['"a;b;c",d', ','],
  ['city', ','],
])('finds the delimiter of %j', (text, delimiter) => expect(delimiterOf(text)).toBe(delimiter))

it.each([
  ['of nothing but commas', ',', 'A row in this table has more than 10,000 values.'],
  ['of one value', 'a', 'A value in this table has more than 1,000,000 characters.'],
  ['of one quoted value', '""a', 'A quote in this table is never closed.'],
])('stops at a line %s that never ends, before it fills the memory', (_what, unit, message) => {
  const reader = csvReader(',')
  const piece = unit.repeat(60_000)
  if (unit.startsWith('"')) reader.add('"')
  expect(() => {
    for (let pieces = 0; pieces < 100; pieces += 1) reader.add(piece)
  }).toThrow(message)
})
