import type { CommandResult } from '../commands/command.ts'
import { setStyle } from '../commands/set-style.ts'
import { detach, attach, insertedAt } from '../commands/place-children.ts'
import type { StyleLayer } from '../styles/style.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { notFound } from '../rules/refusals.ts'
import { subtree } from '../tree/walk.ts'
import {
  addSection,
  editTable,
  removeFrom,
  setRole,
  sizeRefusal,
  type EditTable,
  type TableDraft,
} from './edit-table.ts'
import { tableAt, type CellPlace } from './read-table.ts'
import { addColumn, addRow } from './rows-and-columns.ts'

export interface SetHeaders extends EditTable {
  readonly row?: boolean
  readonly column?: boolean
}

const setHeaderRow = (editing: TableDraft, on: boolean): void => {
  const { draft, table } = editing
  if (on === table.hasHeaderRow) return
  const [first] = table.rows
  if (!first) return
  const section = on
    ? addSection(editing, 'thead', first.section)
    : (table.rows.find(({ isHead }) => !isHead)?.section ?? addSection(editing, 'tbody', undefined))
  const moved = on ? [first] : table.rows.filter(({ isHead }) => isHead)
  detach(
    draft,
    moved.map(({ id }) => id),
  )
  attach(
    draft,
    section,
    0,
    moved.map(({ id }) => draft.get(id)),
  )
  for (const { section: left } of moved)
    if (left !== section && draft.nodes.get(left) && draft.get(left).children.length === 0)
      removeFrom(editing, table.id, left)
  for (const { cells } of moved) for (const cell of cells) setRole(draft, cell, on ? 'col' : 'data')
  if (!on && table.hasHeaderColumn) for (const { cells } of moved) setRole(draft, cells[0]!, 'row')
}

/** Makes the first row or the first column headers, or data. */
export const setTableHeaders = (
  document: BuilderDocument,
  { row, column, ...args }: SetHeaders,
): CommandResult =>
  editTable(document, args, (editing) => {
    const { draft, table } = editing
    if (row !== undefined) setHeaderRow(editing, row)
    const firstOfBody = (row ?? table.hasHeaderRow) ? 1 : 0
    if (column !== undefined)
      for (const { cells } of table.rows.slice(firstOfBody))
        setRole(draft, cells[0]!, column ? 'row' : 'data')
    return [args.id]
  })

/** Sets the caption of a table; an empty text removes it. */
export const setTableCaption = (
  document: BuilderDocument,
  { text, ...args }: EditTable & { readonly text: string },
): CommandResult =>
  editTable(document, args, (editing) => {
    const { draft, table, newUuid } = editing
    if (table.caption && text.trim() === '') removeFrom(editing, table.id, table.caption.uuid)
    else if (table.caption) {
      for (const { uuid } of subtree(document, table.caption.uuid).slice(1)) draft.remove(uuid)
      draft.put({ ...table.caption, children: [], props: { ...table.caption.props, content: text } })
    } else if (text.trim() !== '') {
      const uuid = newUuid()
      draft.put({
        uuid,
        componentName: 'Element',
        props: { content: text },
        parent: table.id,
        children: [],
        addition: { tag: 'caption' },
      })
      const record = draft.get(table.id)
      draft.put({ ...record, children: insertedAt(record.children, 0, [uuid]) })
    }
    return [args.id]
  })

/** Aligns the texts of a column; null leaves it to the table. */
export const alignColumn = (
  document: BuilderDocument,
  { id, column, to, layer }: { id: string; column: number; to: string | null; layer: StyleLayer },
): CommandResult => {
  const table = tableAt(document, id)
  if (!table) return notFound()
  const ids = table.rows.flatMap(({ cells }) => cells[column] ?? [])
  const result = setStyle(document, { ids, layer, style: { 'text-align': to ?? undefined } })
  return result.ok ? { ...result, select: [id] } : result
}

export interface PasteCells extends EditTable {
  readonly texts: readonly (readonly string[])[]
  /** Cell that gets the first text; the first cell by default. */
  readonly place?: CellPlace
  /** Removes the rows and columns behind the texts. */
  readonly trims?: boolean
}

const setText = ({ draft }: TableDraft, uuid: string, content: string): void => {
  const cell = draft.get(uuid)
  for (const child of cell.children) for (const each of subtree(draft, child)) draft.remove(each.uuid)
  draft.put({ ...cell, children: [], props: { ...cell.props, content } })
}

/** Writes texts into the cells from a place on, and adds the rows and columns that they need. */
export const pasteCells = (
  document: BuilderDocument,
  { texts, place = { row: 0, column: 0 }, trims = false, ...args }: PasteCells,
): CommandResult =>
  editTable(document, args, (editing) => {
    const { table } = editing
    const width = Math.max(...texts.map((row) => row.length), 1)
    const wanted = { rows: place.row + texts.length, columns: place.column + width }
    const rows = Math.max(wanted.rows, trims ? 0 : table.rows.length)
    const columns = Math.max(wanted.columns, trims ? 0 : table.columns)
    const refusal = sizeRefusal(rows, columns)
    if (refusal) return refusal
    const grid = table.rows.map((row) => ({ ...row, cells: [...row.cells] }))
    while (grid.length < wanted.rows) {
      const cells = [...addRow(editing, grid.length, grid)]
      const row = editing.draft.get(cells[0]!).parent!
      grid.push({ id: row, section: editing.draft.get(row).parent!, isHead: false, cells })
    }
    while (grid[0]!.cells.length < wanted.columns) {
      const added = addColumn(editing, grid[0]!.cells.length, grid)
      for (const [at, cell] of added.entries()) grid[at]!.cells.push(cell)
    }
    for (const [at, row] of texts.entries())
      for (let column = 0; column < width; column += 1)
        if (trims || row[column] !== undefined)
          setText(editing, grid[place.row + at]!.cells[place.column + column]!, row[column] ?? '')
    if (trims) {
      for (const { cells, id } of grid.slice(0, wanted.rows))
        for (const cell of cells.slice(wanted.columns)) removeFrom(editing, id, cell)
      for (const { section, id } of grid.slice(wanted.rows)) removeFrom(editing, section, id)
    }
    return [args.id]
  })
