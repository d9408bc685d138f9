import { describe, expect, it } from 'vitest'
import { knownRows, withDuplicates } from './property-duplicates.ts'
import { checkProperty } from './property-table.ts'

const rowsOf = (...rows: readonly (readonly string[])[]) =>
  rows.map((cells, at) => checkProperty(cells, ['url', 'username'], at))
const problemsOf = (rows: ReturnType<typeof withDuplicates>) => rows.map(({ problems }) => problems.url)

describe('withDuplicates', () => {
  it('marks a row that repeats one above it, with the number of that row', () =>
    expect(
      problemsOf(
        withDuplicates(rowsOf(['a.example.com'], ['b.example.com'], ['https://www.a.example.com/']), []),
      ),
    ).toEqual([undefined, undefined, 'Row 1 has this property already.']))

  it('marks a row that repeats a property of the account', () => {
    const rows = withDuplicates(rowsOf(['a.example.com/wp-admin/'], ['b.example.com']), [
      { propertyType: 'wordpress', url: 'http://a.example.com', username: 'ada' },
    ])
    expect(problemsOf(rows)).toEqual(['You already have this property.', undefined])
    expect(knownRows(rows)).toEqual([[0, { url: 'You already have this property.' }]])
  })

  it('takes two users of one site for two properties', () =>
    expect(
      problemsOf(withDuplicates(rowsOf(['a.example.com', 'ada'], ['a.example.com', 'bob']), [])),
    ).toEqual([undefined, undefined]))

  it('leaves the error of a row that can’t be read, and does not compare with it', () =>
    expect(problemsOf(withDuplicates(rowsOf(['nowhere'], ['nowhere'], ['']), []))).toEqual([
      'Enter the site’s URL, for example https://blog.example.com',
      'Enter the site’s URL, for example https://blog.example.com',
      'This field is required',
    ]))
})
