import { expect, it } from 'vitest'
import { tableReader } from './table-reader.ts'

it('fits rows to the header, drops empty ones, and reports it', () => {
  const table = tableReader()
  expect(table.add([['\uFEFFCity ', 'State', ''], ['Salem'], ['Lynn', 'MA', 'x'], ['', ' ']])).toEqual([
    ['Salem', ''],
    ['Lynn', 'MA'],
  ])
  expect(table.columns).toEqual(['City', 'State'])
  expect(table.rows).toBe(2)
  expect(table.notes()).toEqual([
    '1 row had fewer values than columns. Missing values are empty.',
    '1 row had more values than columns. The extra values were ignored.',
  ])
})

it.each([
  [['City', 'city'], /Two columns are named “city”/],
  [['City', '', 'State'], /Column 2 has no name/],
  [Array.from({ length: 101 }, (_, at) => `c${at}`), /101 columns, more than the maximum of 100/],
])('rejects the header %j', (head, message) => {
  expect(tableReader().add([head])).toMatchObject({ message: expect.stringMatching(message) })
})

it('keeps 50,000 characters of a row and reports it', () => {
  const table = tableReader()
  const row = Array.from({ length: 8 }, () => 'x'.repeat(9_000))
  expect(table.add([row.map((_, at) => `c${at}`), row])).toEqual([
    [...row.slice(0, 5), 'x'.repeat(5_000), '', ''],
  ])
  expect(table.notes()).toEqual(['1 row had more than 50,000 characters. The rest was ignored.'])
})
