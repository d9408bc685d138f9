import type { CommandResult } from '../commands/command.ts'
import { attach, detach } from '../commands/place-children.ts'
import { lastOfTable } from '../rules/refusals.ts'
import type { BuilderDocument } from '../tree/document.ts'
import {
  addCell,
  addSection,
  editTable,
  newRow,
  removeFrom,
  setRole,
  sizeRefusal,
  type EditTable,
  type TableDraft,
} from './edit-table.ts'

/** `at` is the index of a row or column, from 0. */
export interface AtIndex extends EditTable {
  readonly at: number
}

export interface MoveIndex extends AtIndex {
  readonly to: number
}

/** Adds an empty row to a table being edited, and returns its cells. Nothing comes before a header row. */
export const addRow = (editing: TableDraft, at: number, rows = editing.table.rows): readonly string[] => {
  const { draft, table } = editing
  const before = rows[at - 1]
  const model = before && !before.isHead ? before : (rows.slice(at).find(({ isHead }) => !isHead) ?? before!)
  const section = model.isHead ? addSection(editing, 'tbody', undefined) : model.section
  const { row, cells } = newRow(editing, { like: model.id, section })
  const { children } = draft.get(section)
  const index = model === before ? children.indexOf(model.id) + 1 : Math.max(0, children.indexOf(model.id))
  attach(draft, section, model.isHead ? 0 : index, [draft.get(row)])
  if (model.isHead) for (const cell of cells) setRole(draft, cell, 'data')
  else if (table.hasHeaderColumn) setRole(draft, cells[0]!, 'row')
  return cells
}

/** Inserts an empty row before the row with this index, or at the end. */
export const insertRow = (document: BuilderDocument, { at, ...args }: AtIndex): CommandResult =>
  editTable(document, args, (editing) => {
    const { rows, columns, hasHeaderRow } = editing.table
    const refusal = sizeRefusal(rows.length + 1, columns)
    if (refusal) return refusal
    const cells = addRow(editing, Math.min(rows.length, Math.max(hasHeaderRow ? 1 : 0, at)))
    return cells.slice(0, 1)
  })

/** Gives the first cells of the rows below the header their role, and takes it from the former ones. */
const dressFirst = ({ draft, table }: TableDraft, firstOf: (row: number) => string | undefined): void => {
  if (!table.hasHeaderColumn) return
  for (const [at, { isHead, cells }] of table.rows.entries()) {
    if (isHead) continue
    const first = firstOf(at)
    if (cells[0] !== first && cells[0] && draft.nodes.get(cells[0])) setRole(draft, cells[0], 'data')
    if (first) setRole(draft, first, 'row')
  }
}

/** Adds an empty column to a table being edited, and returns its cells by row. */
export const addColumn = (
  editing: TableDraft,
  at: number,
  rows: readonly {
    readonly id: string
    readonly isHead: boolean
    readonly cells: readonly string[]
  }[] = editing.table.rows,
): string[] =>
  rows.map(({ id, isHead, cells }) => {
    const before = cells[at - 1]
    const neighbour = before ?? cells[at]!
    const cell = addCell(editing, {
      like: neighbour,
      row: id,
      beside: neighbour,
      side: before ? 'after' : 'before',
    })
    if (!isHead && editing.table.hasHeaderColumn) setRole(editing.draft, cell, 'data')
    return cell
  })

/** Inserts an empty column before the column with this index, or at the end. */
export const insertColumn = (document: BuilderDocument, { at, ...args }: AtIndex): CommandResult =>
  editTable(document, args, (editing) => {
    const { rows, columns } = editing.table
    const refusal = sizeRefusal(rows.length, columns + 1)
    if (refusal) return refusal
    const index = Math.min(columns, Math.max(0, at))
    const added = addColumn(editing, index)
    if (index === 0) dressFirst(editing, (row) => added[row])
    return added.slice(0, 1)
  })

/** Removes a row; a table keeps at least one. */
export const removeRow = (document: BuilderDocument, { at, ...args }: AtIndex): CommandResult =>
  editTable(document, args, (editing) => {
    const { rows, id } = editing.table
    const row = rows[at]
    if (!row || rows.length === 1) return lastOfTable('row')
    const isOnly = rows.filter(({ section }) => section === row.section).length === 1
    if (isOnly) removeFrom(editing, id, row.section)
    else removeFrom(editing, row.section, row.id)
    return [(rows[at + 1] ?? rows[at - 1])!.cells[0]!]
  })

/** Removes a column; a table keeps at least one. */
export const removeColumn = (document: BuilderDocument, { at, ...args }: AtIndex): CommandResult =>
  editTable(document, args, (editing) => {
    const { rows, columns } = editing.table
    if (columns === 1 || at < 0 || at >= columns) return lastOfTable('column')
    for (const { id, cells } of rows) removeFrom(editing, id, cells[at]!)
    if (at === 0) dressFirst(editing, (row) => rows[row]!.cells[1])
    return [rows[0]!.cells[at + 1 < columns ? at + 1 : at - 1]!]
  })

/** Moves a row among the rows of its part of the table: header, body or footer. */
export const moveRow = (document: BuilderDocument, { at, to, ...args }: MoveIndex): CommandResult =>
  editTable(document, args, ({ draft, table }) => {
    const [row, target] = [table.rows[at], table.rows[to]]
    if (!row || !target || row.section !== target.section || at === to)
      return [table.rows[at]?.cells[0] ?? table.id]
    detach(draft, [row.id])
    const index = draft.get(row.section).children.indexOf(target.id) + (to > at ? 1 : 0)
    attach(draft, row.section, index, [draft.get(row.id)])
    return row.cells.slice(0, 1)
  })

/** Moves a column. */
export const moveColumn = (document: BuilderDocument, { at, to, ...args }: MoveIndex): CommandResult =>
  editTable(document, args, (editing) => {
    const { draft, table } = editing
    if (at === to || [at, to].some((index) => index < 0 || index >= table.columns)) return [table.id]
    for (const { id, cells } of table.rows) {
      const [cell, target] = [cells[at]!, cells[to]!]
      detach(draft, [cell])
      const index = draft.get(id).children.indexOf(target) + (to > at ? 1 : 0)
      attach(draft, id, index, [draft.get(cell)])
    }
    if (at === 0 || to === 0)
      dressFirst(
        editing,
        (row) => table.rows[row]!.cells.toSpliced(at, 1).toSpliced(to, 0, table.rows[row]!.cells[at]!)[0],
      )
    return [table.rows[0]!.cells[at]!]
  })
