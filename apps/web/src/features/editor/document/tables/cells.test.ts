import { createDocument, palette, tableAt, tableTexts } from '@web2/builder'
import { expect, it } from 'vitest'
import { createEditor } from '../editor.ts'
import { hasCells, nextCell, pasteIntoCells } from './cells.ts'
import { readCells } from './read-cells.ts'

const { nodes } = palette.flatMap(({ items }) => items).find(({ id }) => id === 'Table')!

const started = () => {
  const document = createDocument(nodes)
  const editor = createEditor({ document, data: {}, tell: () => {} })
  const id = [...document.nodes.values()].find(({ addition }) => addition.tag === 'table')!.uuid
  const table = () => tableAt(editor.store.document, id)!
  const select = (row: number, column: number) => editor.select([table().rows[row]!.cells[column]!])
  return { editor, table, select, texts: () => tableTexts(editor.store.document, table()) }
}

it('finds the cell before and after the selected one', () => {
  const { editor, table, select } = started()
  select(0, 2)
  expect(nextCell(editor, 'after')).toBe(table().rows[1]!.cells[0])
  expect(nextCell(editor, 'before')).toBe(table().rows[0]!.cells[1])
  select(0, 0)
  expect(nextCell(editor, 'before')).toBeNull()
})

it('adds a row after the last cell', () => {
  const { editor, table, select } = started()
  select(2, 2)
  const next = nextCell(editor, 'after')
  expect(table().rows).toHaveLength(4)
  expect(next).toBe(table().rows[3]!.cells[0])
})

it('knows no cells outside of a table', () => {
  const { editor } = started()
  editor.select([editor.store.document.root])
  expect(nextCell(editor, 'after')).toBeNull()
  expect(hasCells(editor, 'a\tb')).toBe(false)
})

it('pastes cells of a spreadsheet from the selected cell on, in one step', () => {
  const { editor, select, texts } = started()
  const before = texts()
  select(1, 1)
  expect(hasCells(editor, 'one word')).toBe(false)
  expect(hasCells(editor, 'a\tb\r\nc\td\r\n')).toBe(true)
  pasteIntoCells(editor, 'a\tb\r\nc\td\r\n')
  expect(texts().map((row) => row.slice(1))).toEqual([
    ['Includes', 'Price'],
    ['a', 'b'],
    ['c', 'd'],
  ])
  editor.history.undo()
  expect(texts()).toEqual(before)
})

it.each([
  [
    'a\tb\n"c\nd"\te',
    [
      ['a', 'b'],
      ['c d', 'e'],
    ],
  ],
  [
    'a;b\nc;d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"a, b",c', [['a, b', 'c']]],
  [' \n ', []],
])('reads the rows of %j', (text, rows) => expect(readCells(text)).toEqual(rows))
