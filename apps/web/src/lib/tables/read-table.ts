import { readSheet } from 'read-excel-file/web-worker'
import { csvRows } from './csv-rows.ts'
import { decodeTable } from './decode-table.ts'
import { tableLimits, type Table } from './table.ts'

const text = (cell: unknown): string => {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'string' ? cell : String(cell as number | boolean)
}

const isWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b
const isOldWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf

const rowsOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> => {
  if (!isWorkbook(bytes)) return csvRows(decodeTable(bytes))
  const sheet = await readSheet(bytes.buffer)
  return sheet.map((row) => row.map(text)).filter((row) => row.some((cell) => cell.trim() !== ''))
}

/** The table of a CSV file or the first sheet of a workbook; its first row names the columns. */
export const readTable = async (bytes: Uint8Array<ArrayBuffer>): Promise<Table> => {
  if (isOldWorkbook(bytes))
    return {
      ok: false,
      problem: 'This is a workbook of an old kind. Save it as .xlsx or CSV and choose that.',
    }
  const [head, ...rows] = await rowsOf(bytes)
  if (!head || rows.length === 0)
    return {
      ok: false,
      problem: 'There are no rows: the first row names the columns, listings follow below it.',
    }
  const columns = Math.max(head.length, ...rows.slice(0, 100).map((row) => row.length))
  if (columns > tableLimits.columns)
    return {
      ok: false,
      problem: `The table has ${columns} columns; at most ${tableLimits.columns} can be read. Remove those that are not needed.`,
    }
  if (rows.length > tableLimits.rows)
    return {
      ok: false,
      problem: `The table has ${rows.length.toLocaleString('en')} rows; at most ${tableLimits.rows.toLocaleString('en')} can be read at once. Split it.`,
    }
  return { ok: true, head: head.map((each) => each.trim()), rows }
}
