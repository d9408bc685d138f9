import { cellBeside, cellPlace, insertRow, pasteCells, tableAt } from '@web2/builder'
import { newUuid } from '../actions.ts'
import type { Editor } from '../editor.ts'
import { readCells } from './read-cells.ts'

const selectedCell = ({ session, store }: Editor) => {
  const [id, ...others] = session.selection.get()
  if (id === undefined || others.length > 0) return null
  const table = tableAt(store.document, id)
  const place = table && cellPlace(store.document, table, id)
  return place ? { id: table.rows[place.row]!.cells[place.column]!, table, place } : null
}

/**
 * Returns the cell before or after the selected one; after the last one it adds a row. Null outside of a
 * table, and before the first cell.
 */
export const nextCell = (editor: Editor, side: 'before' | 'after'): string | null => {
  const cell = selectedCell(editor)
  if (!cell) return null
  const next = cellBeside(cell.table, cell.id, side)
  if (next !== null || side === 'before') return next
  const at = cell.table.rows.length
  const result = insertRow(editor.store.document, { id: cell.table.id, at, newUuid })
  return result.ok && editor.run('Add row', result) ? (result.select[0] ?? null) : null
}

/** Returns true if a text pasted into the selected cell has several cells. */
export const hasCells = (editor: Editor, text: string): boolean =>
  text.includes('\t') && selectedCell(editor) !== null

/** Writes a text with several cells into the table, from the selected cell on. */
export const pasteIntoCells = (editor: Editor, text: string): void => {
  const cell = selectedCell(editor)
  if (!cell) return
  const texts = readCells(text)
  const { id } = cell.table
  const result = pasteCells(editor.store.document, { id, newUuid, texts, place: cell.place })
  editor.run('Paste cells', result.ok ? { ...result, select: [cell.id] } : result)
}
