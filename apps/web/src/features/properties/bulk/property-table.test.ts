import { expect, it } from 'vitest'
import { checkProperty, columnsOf, isGood, reasonOf, rejectedFile } from './property-table.ts'

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
  [['blogger', 'blog.example.com'], ['propertyType']],
  [['', ''], ['url']],
  [['', 'no address'], ['url']],
  [['', 'blog.example.com', 'x'.repeat(201)], ['name']],
  [['', 'blog.example.com', '', '', 'abcd efgh'], ['username']],
])('%j is refused at %j', (cells, fields) => {
  expect(Object.keys(check(...cells).problems)).toEqual(fields)
})

it('gives back what was refused with the reasons', () => {
  const refused = check('blogger', 'blog.example.com')
  const file = rejectedFile(head, [[refused, reasonOf(refused.problems)]])
  expect(file.split('\r\n')[1]).toBe(
    'blogger,blog.example.com,,,,,"Type: Use one of Tumblr, Weebly, WordPress, Google Sites"',
  )
})
