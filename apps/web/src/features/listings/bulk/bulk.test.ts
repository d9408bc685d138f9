import { NapData } from '@web2/contract/listings'
import { arbitraryNap } from '@web2/contract/testing'
import fc from 'fast-check'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { toCsv } from '../../../lib/files/write-csv.ts'
import { fieldLabels } from '../fields/listing-fields.ts'
import { napData, napValues } from '../form/listing-values.ts'
import { checkRow, isGood } from './check-row.ts'
import { csvRows } from '../../../lib/tables/csv-rows.ts'
import { decodeTable } from '../../../lib/tables/decode-table.ts'
import { chooseColumn, guessColumns } from './guess-columns.ts'
import { napFile, napHead, reasonOf } from './listing-csv.ts'
import { rejectedFile } from '../../../lib/tables/rejected-file.ts'

/** Adds the empty fields, as the form does. */
const whole = (data: NapData): NapData =>
  napData(napValues({ ...data, _id: '', createdAt: '', updatedAt: '', createdBy: null }))

describe('rows of a text', () => {
  it.each([
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\r\n"x;y";2\r\n',
      [
        ['a', 'b'],
        ['x;y', '2'],
      ],
    ],
    [
      'a\tb\r1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n"say ""hi""","two\nlines"\n\n',
      [
        ['a', 'b'],
        ['say "hi"', 'two\nlines'],
      ],
    ],
    [
      'a,b\n5" pipe,',
      [
        ['a', 'b'],
        ['5" pipe', ''],
      ],
    ],
    [
      'a,b\n"5 inch,1\nx,2',
      [
        ['a', 'b'],
        ['"5 inch', '1'],
        ['x', '2'],
      ],
    ],
    ['', []],
  ])('%j', (text, rows) => {
    expect(csvRows(text)).toEqual(rows)
  })

  it('are those that were written, whatever they hold', () => {
    const cell = fc.string().filter((text) => !/^'*[=+\-@\t\r\n＝＋－＠]/.test(text))
    const row = fc.tuple(fc.constant('x'), cell, cell)
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        expect(csvRows(toCsv(['a', 'b', 'c'], rows), ',')).toEqual([['a', 'b', 'c'], ...rows])
      }),
    )
  })
})

describe('encodings', () => {
  const utf16 = (text: string) => new Uint8Array(Uint16Array.from(text, (char) => char.charCodeAt(0)).buffer)
  it.each([
    ['UTF-8', new TextEncoder().encode('Café')],
    ['UTF-8 with a mark', new TextEncoder().encode('\uFEFFCafé')],
    ['UTF-16 with a mark', utf16('\uFEFFCafé')],
    ['UTF-16', utf16('Café')],
    ['Windows-1252', Uint8Array.of(0x43, 0x61, 0x66, 0xe9)],
  ])('%s', (_name, bytes) => {
    expect(decodeTable(bytes)).toBe('Café')
  })
})

describe('columns', () => {
  it('are known by our names and by those of others', () => {
    expect(guessColumns(napHead)).toEqual(Object.keys(fieldLabels))
    expect(guessColumns(['Company', 'STREET_ADDRESS', 'Postal code', 'Tel.', 'Name', 'Colour'])).toEqual([
      'businessName',
      'address1',
      'zip',
      'phone',
      null,
      null,
    ])
  })

  it('have a field once', () => {
    expect(chooseColumn(['phone', 'fax'], 1, 'phone')).toEqual([null, 'phone'])
    expect(chooseColumn([null, null], 1, null)).toEqual([null, null])
  })
})

it('every field of a listing comes back from its file', () => {
  fc.assert(
    fc.property(fc.array(arbitraryNap, { minLength: 1, maxLength: 3 }), (naps) => {
      const [head = [], ...rows] = csvRows(napFile(naps), ',')
      const checked = rows.map((row, at) => checkRow(row, guessColumns(head), at))
      expect(checked.map(({ problems }) => problems)).toEqual(naps.map(() => ({})))
      expect(checked.flatMap(({ warnings }) => warnings)).toEqual([])
      expect(checked.map(({ data }) => whole(data))).toEqual(naps)
      for (const { data } of checked) expect(Value.Check(NapData, data)).toBe(true)
    }),
  )
})

it('a website that is none is kept as typed, and told', () => {
  const head = ['Name', 'Address', 'Phone', 'Website']
  const row = (website: string) => checkRow(['Ash', '1 Elm St', '555', website], guessColumns(head), 1)
  expect(row('to follow').data.website).toBe('to follow')
  expect(row('to follow').warnings.map(({ column }) => column)).toEqual([3])
  expect(row('ash.example').warnings).toEqual([])
})

it('errors are reported by cell and written to the file of rejected rows', () => {
  const head = ['Name', 'Address', 'Phone', 'Latitude', 'Hours', 'Plus 4']
  const row = checkRow(['Ash', '', ' ', '91', 'Moonday: Closed', 'x'.repeat(11)], guessColumns(head), 4)
  expect(isGood(row)).toBe(false)
  expect(row.problems).toEqual({
    address1: 'This field is required',
    phone: 'This field is required',
  })
  // an invalid optional field is left empty and does not reject the row
  expect(row.data).toEqual({ businessName: 'Ash', address1: '', phone: '' })
  expect(row.warnings.map(({ column, reason }) => [column, reason])).toEqual([
    [3, 'Latitude must be a number from -90 to 90.'],
    [4, expect.stringContaining('“moonday” can’t be read')],
    [5, 'Please use at most 10 characters.'],
  ])
  const [names = [], cells = []] = csvRows(rejectedFile(head, [[row, reasonOf(row)]]))
  expect(names).toEqual([...head, 'Problems'])
  expect(cells.slice(0, 5)).toEqual(['Ash', '', ' ', '91', 'Moonday: Closed'])
  expect(cells[6]).toContain('Phone: This field is required')
})
