import { expect, it } from 'vitest'
import { checkProperty, columnsOf, isGood, reasonOf, withAddresses, withCell } from './property-table.ts'
import { rejectedFile } from '../../../lib/tables/rejected-file.ts'

const head = ['Platform', 'URL', 'Title', 'User', 'Application password', 'Notes']
const columns = columnsOf(head)
const check = (...cells: string[]) => checkProperty(cells, columns, 0)

it('knows columns by the names people give them, each once', () => {
  expect(columns).toEqual(['propertyType', 'url', 'name', 'username', 'password', null])
  expect(columnsOf(['address', 'URL'])).toEqual(['url', null])
})

it.each([
  ['', 'roses.tumblr.com', 'tumblr'],
  ['', 'https://shop.weebly.com', 'weebly'],
  ['', 'sites.google.com/view/shop', 'gsites'],
  ['', 'blog.example.com', 'wordpress'],
  ['Google Sites', 'sites.google.com/view/shop', 'gsites'],
  ['WORDPRESS', 'https://blog.example.com', 'wordpress'],
])('type %j at %s is %s', (written, url, propertyType) => {
  const checked = check(written, url)
  expect(checked.row).toEqual({ propertyType, url })
  expect(isGood(checked)).toBe(true)
})

it.each([
  [['', ''], ['url']],
  [['', 'no address'], ['url']],
])('%j is refused at %j', (cells, fields) => {
  expect(Object.keys(check(...cells).problems)).toEqual(fields)
})

it.each([
  [['blogger', 'roses.tumblr.com'], 'propertyType', { propertyType: 'tumblr', url: 'roses.tumblr.com' }],
  [['', 'blog.example.com', 'x'.repeat(201)], 'name', { propertyType: 'wordpress', url: 'blog.example.com' }],
  [
    ['', 'blog.example.com', '', '', 'abcd efgh'],
    'password',
    { propertyType: 'wordpress', url: 'blog.example.com' },
  ],
])('%j loses the cell that cannot be read alone: %s', (cells, field, row) => {
  const checked = check(...cells)
  expect(isGood(checked)).toBe(true)
  expect(Object.keys(checked.warnings)).toEqual([field])
  expect(checked.row).toEqual(row)
})

it('gives back what was refused with the reasons', () => {
  const refused = check('tumblr', 'no address')
  const file = rejectedFile(head, [[refused, reasonOf(refused.problems)]])
  expect(file.split('\r\n')[1]).toBe(
    'tumblr,no address,,,,,"URL: Enter the site’s URL, for example https://blog.example.com"',
  )
})

it('a field without a column gets one as soon as a row is filled in', () => {
  const table = {
    head: ['Address', 'Password'],
    rows: [['a.example.com', 'abcd', 'stray'], ['b.example.com']],
  }
  const [row] = table.rows.map((cells, at) => checkProperty(cells, columnsOf(table.head), at))
  expect(Object.keys(row?.warnings ?? {})).toEqual(['password'])
  const filled = withCell(withCell(table, 0, 'username', 'ada'), 1, 'username', 'bob')
  expect(filled.head).toEqual(['Address', 'Password', '', 'Username'])
  const checked = filled.rows.map((cells, at) => checkProperty(cells, columnsOf(filled.head), at))
  expect(checked.map(({ row, warnings }) => ({ ...row, warnings }))).toEqual([
    { propertyType: 'wordpress', url: 'a.example.com', username: 'ada', password: 'abcd', warnings: {} },
    { propertyType: 'wordpress', url: 'b.example.com', username: 'bob', warnings: {} },
  ])
})

it.each([
  ['named otherwise', ['Blogs I own', 'Title'], ['URL', 'Title'], 2],
  ['that names nothing', ['https://c.example.com', 'C'], ['URL', ''], 3],
])('addresses are found in a table whose head is %s', (_how, head, names, count) => {
  const rows = [
    ['https://a.example.com/blog', 'A'],
    ['b.example.com', 'B'],
  ]
  const table = withAddresses({ head, rows })
  expect(table.head).toEqual(names)
  expect(table.rows).toHaveLength(count)
})

it('rows of a table without addresses can be filled in', () => {
  const table = withAddresses({ head: ['Name'], rows: [['A']] })
  const check = ({ head, rows }: typeof table) => checkProperty(rows[0] ?? [], columnsOf(head), 0)
  expect(isGood(check(table))).toBe(false)
  expect(isGood(check(withCell(table, 0, 'url', 'a.example.com')))).toBe(true)
})
