import { describe, expect, test } from 'vitest'
import { createNode } from '../blocks/create-node.ts'
import { tableBlock } from '../blocks/palette/more.ts'
import { applyChange, invertChange } from '../changes/change.ts'
import type { CommandResult } from '../commands/command.ts'
import { setAddition } from '../commands/set-addition.ts'
import { exportHtml } from '../html/export/export-html.ts'
import { importHtml } from '../html/import/import-html.ts'
import { changeOf } from '../testing/index.ts'
import { createDocument } from '../tree/create-document.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { sequentialUuids } from '../tree/uuid.ts'
import { cellBeside, cellPlace, tableAt, tableTexts } from './read-table.ts'
import { insertColumn, insertRow, moveColumn, moveRow, removeColumn, removeRow } from './rows-and-columns.ts'
import { alignColumn, pasteCells, setTableCaption, setTableHeaders } from './table-content.ts'

const newUuid = sequentialUuids('0000-new-')
const start = createDocument([tableBlock()])
const idOf = (document: BuilderDocument) =>
  [...document.nodes.values()].find(({ addition }) => addition.tag === 'table')!.uuid
const id = idOf(start)
const tableIn = (document: BuilderDocument) => tableAt(document, idOf(document))!
const done = (document: BuilderDocument, result: CommandResult) => applyChange(document, changeOf(result))
const texts = (document: BuilderDocument) => tableTexts(document, tableIn(document))
const bodyOf = (document: BuilderDocument) => /<body>(.*)<\/body>/s.exec(exportHtml(document))?.[1] ?? ''
const shape = (document: BuilderDocument) =>
  bodyOf(document)
    .replace(/^<div[^>]*>|<\/div>$/g, '')
    .replace(/ class="[^"]*"/g, '')
    .replace(/>[^<]+</g, '><')

const head = '<thead><tr><th scope="col"></th><th scope="col"></th><th scope="col"></th></tr></thead>'
const row = '<tr><td></td><td></td><td></td></tr>'

describe('a table', () => {
  test('has a header row, and scrolls inside itself', () => {
    expect(shape(start)).toBe(`<table>${head}<tbody>${row}${row}</tbody></table>`)
    expect(bodyOf(start)).toMatch(
      /^<div class="w2-table w2-table-lines" role="region" aria-label="Table" tabindex="0"><table>/,
    )
  })

  test('is read with its header row and column', () => {
    expect(tableIn(start)).toMatchObject({
      columns: 3,
      hasHeaderRow: true,
      hasHeaderColumn: false,
      isRegular: true,
    })
    const other = done(start, setTableHeaders(start, { id, newUuid, row: false, column: true }))
    expect(tableIn(other)).toMatchObject({ hasHeaderRow: false, hasHeaderColumn: true })
    expect(shape(other)).toBe(
      `<table><tbody>${row.replace('<td></td>', '<th scope="row"></th>').repeat(3)}</tbody></table>`,
    )
    const back = done(other, setTableHeaders(other, { id, newUuid, row: true, column: false }))
    expect(shape(back)).toBe(shape(start))
  })

  test('is found from its block and from its cells', () => {
    const { rows } = tableIn(start)
    const block = [...start.nodes.values()].find(({ componentName }) => componentName === 'Table')!
    expect(tableAt(start, block.uuid)?.id).toBe(id)
    expect(tableAt(start, rows[2]!.cells[1]!)?.id).toBe(id)
    expect(cellPlace(start, tableIn(start), rows[2]!.cells[1]!)).toEqual({ row: 2, column: 1 })
    expect(cellBeside(tableIn(start), rows[0]!.cells[2]!, 'after')).toBe(rows[1]!.cells[0])
    expect(cellBeside(tableIn(start), rows[0]!.cells[0]!, 'before')).toBeNull()
    expect(tableAt(start, start.root)).toBeNull()
  })
})

describe('rows', () => {
  test('are added below the header, with cells like their neighbors', () => {
    const more = done(start, insertRow(start, { id, at: 0, newUuid }))
    expect(shape(more)).toBe(`<table>${head}<tbody>${row.repeat(3)}</tbody></table>`)
    expect(texts(more)[1]).toEqual(['', '', ''])
    const last = done(more, insertRow(more, { id, at: 99, newUuid }))
    expect(texts(last).at(-1)).toEqual(['', '', ''])
  })

  test('are added to a table of a header alone', () => {
    const one = done(start, removeRow(start, { id, at: 2, newUuid }))
    const none = done(one, removeRow(one, { id, at: 1, newUuid }))
    const again = done(none, insertRow(none, { id, at: 1, newUuid }))
    expect(shape(again)).toBe(`<table>${head}<tbody>${row}</tbody></table>`)
  })

  test('are moved among each other, but not above the header', () => {
    const moved = done(start, moveRow(start, { id, at: 2, to: 1, newUuid }))
    expect(texts(moved).map(([first]) => first)).toEqual(['Service', 'Second service', 'First service'])
    expect(texts(done(start, moveRow(start, { id, at: 1, to: 0, newUuid })))).toEqual(texts(start))
  })

  test('are removed, but for the last one', () => {
    const one = done(start, removeRow(start, { id, at: 0, newUuid }))
    expect(shape(one)).toBe(`<table><tbody>${row}${row}</tbody></table>`)
    const last = done(one, removeRow(one, { id, at: 0, newUuid }))
    const refused = removeRow(last, { id, at: 0, newUuid })
    expect(refused).toMatchObject({ ok: false, reason: { message: 'This is the table’s only row.' } })
  })
})

describe('columns', () => {
  const withColumn = done(start, setTableHeaders(start, { id, newUuid, column: true }))

  test('are added with a header cell', () => {
    const more = done(start, insertColumn(start, { id, at: 1, newUuid }))
    expect(texts(more)[0]).toEqual(['Service', '', 'Includes', 'Price'])
    expect(shape(more)).toContain('<th scope="col"></th>'.repeat(4))
  })

  test('keep the header column the first one', () => {
    const first = '<tr><th scope="row"></th><td></td><td></td>'
    for (const change of [
      insertColumn(withColumn, { id, at: 0, newUuid }),
      moveColumn(withColumn, { id, at: 0, to: 2, newUuid }),
      moveColumn(withColumn, { id, at: 2, to: 0, newUuid }),
    ])
      expect(shape(done(withColumn, change)).split(first)).toHaveLength(3)
    const fewer = done(withColumn, removeColumn(withColumn, { id, at: 0, newUuid }))
    expect(shape(fewer).split('<tr><th scope="row"></th><td></td></tr>')).toHaveLength(3)
  })

  test('are moved and removed with their cells', () => {
    const moved = done(start, moveColumn(start, { id, at: 2, to: 0, newUuid }))
    expect(texts(moved)[0]).toEqual(['Price', 'Service', 'Includes'])
    expect(texts(done(moved, removeColumn(moved, { id, at: 1, newUuid })))[0]).toEqual(['Price', 'Includes'])
  })

  test('are aligned as a whole', () => {
    const aligned = done(start, alignColumn(start, { id, column: 2, to: 'right', layer: 'desktop' }))
    const right = [...aligned.nodes.values()].filter(
      ({ props }) => (props.elementStyle as Record<string, unknown> | undefined)?.['text-align'] === 'right',
    )
    expect(right.map(({ uuid }) => cellPlace(aligned, tableIn(aligned), uuid)?.column)).toEqual([2, 2, 2])
  })
})

describe('pasted cells', () => {
  test('fill the cells from one on, and add rows and columns', () => {
    const place = { row: 2, column: 2 }
    const pasted = done(start, pasteCells(start, { id, newUuid, place, texts: [['a', 'b'], ['c']] }))
    expect(texts(pasted)).toEqual([
      ['Service', 'Includes', 'Price', ''],
      ['First service', 'What it includes', 'Price', ''],
      ['Second service', 'What it includes', 'a', 'b'],
      ['', '', 'c', ''],
    ])
  })

  test('replace the whole table', () => {
    const pasted = done(
      start,
      pasteCells(start, { id, newUuid, trims: true, texts: [['Day', 'Hours'], ['Monday']] }),
    )
    expect(texts(pasted)).toEqual([
      ['Day', 'Hours'],
      ['Monday', ''],
    ])
    expect(tableIn(pasted).hasHeaderRow).toBe(true)
  })

  test('are refused beyond the limits', () => {
    const many = Array.from({ length: 300 }, () => ['x'])
    expect(pasteCells(start, { id, newUuid, texts: many })).toMatchObject({
      ok: false,
      reason: { message: 'A table can have up to 200 rows and 30 columns.' },
    })
  })
})

test('a caption is added, changed and removed', () => {
  const named = done(start, setTableCaption(start, { id, newUuid, text: 'Prices' }))
  expect(bodyOf(named)).toContain('<table><caption>Prices</caption><thead>')
  const renamed = done(named, setTableCaption(named, { id, newUuid, text: 'Fees' }))
  expect(bodyOf(renamed)).toContain('<caption>Fees</caption>')
  expect(bodyOf(done(renamed, setTableCaption(renamed, { id, newUuid, text: ' ' })))).toBe(bodyOf(start))
})

test('each edit is undone as a whole', () => {
  const result = pasteCells(start, { id, newUuid, trims: true, texts: [['a', 'b', 'c', 'd']] })
  const change = changeOf(result)
  expect(bodyOf(applyChange(applyChange(start, change), invertChange(change)))).toBe(bodyOf(start))
})

test('tables with merged cells and locked tables are left alone', () => {
  const merged = createDocument([
    createNode(
      'Element',
      {},
      [
        createNode(
          'Element',
          {},
          [
            createNode(
              'Element',
              {},
              [createNode('Element', {}, [], { tag: 'td', attributes: { colspan: '2' } })],
              { tag: 'tr' },
            ),
          ],
          { tag: 'tbody' },
        ),
      ],
      { tag: 'table' },
    ),
  ])
  expect(insertRow(merged, { id: idOf(merged), at: 0, newUuid })).toMatchObject({
    ok: false,
    reason: { message: 'This table has merged cells or rows of different lengths.' },
  })
  const locked = done(
    start,
    setAddition(start, { ids: [tableIn(start).rows[1]!.cells[0]!], addition: { locked: true } }),
  )
  expect(insertRow(locked, { id, at: 0, newUuid })).toMatchObject({ ok: false, reason: { code: 'locked' } })
})

test('an imported table stays as it is, and takes rows as well', () => {
  const html =
    '<table border="1"> <tr><th>Day</th><th>Hours</th></tr> <tr><td>Monday</td><td>8 to 5</td></tr> </table>'
  const { document } = importHtml(`<!DOCTYPE html><html><head></head><body>${html}</body></html>`)
  expect(bodyOf(document)).toBe(
    '<table border="1"> <tbody><tr><th>Day</th><th>Hours</th></tr> <tr><td>Monday</td><td>8 to 5</td></tr> </tbody></table>',
  )
  const more = done(document, insertRow(document, { id: idOf(document), at: 2, newUuid }))
  expect(texts(more)).toEqual([
    ['Day', 'Hours'],
    ['Monday', '8 to 5'],
    ['', ''],
  ])
})
