import { readSheet } from 'read-excel-file/web-worker'
import { csvRows } from './csv-rows.ts'
import { decodeTable } from './decode-table.ts'
import { keywordRows, keywordSheetOf } from './keyword-sheet.ts'
import { tableLimits, type KeywordTable, type Table, type Unread } from './table.ts'

const text = (cell: unknown): string => {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'string' ? cell : String(cell as number | boolean)
}

const isWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b
const isOldWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf

const rowsOf = async (
  bytes: Uint8Array<ArrayBuffer>,
  rowsOfText: (text: string) => string[][],
): Promise<string[][]> => {
  if (!isWorkbook(bytes)) return rowsOfText(decodeTable(bytes))
  const sheet = await readSheet(bytes.buffer)
  return sheet.map((row) => row.map(text)).filter((row) => row.some((cell) => cell.trim() !== ''))
}

const oldWorkbook: Unread = {
  ok: false,
  problem: 'Old Excel files (.xls) aren’t supported. Save the file as .xlsx or CSV and try again.',
}

/** Returns the exceeded limit of a table, or null. */
const excess = (rows: readonly (readonly string[])[]): Unread | null => {
  const columns = Math.max(...rows.slice(0, 101).map((row) => row.length))
  if (columns > tableLimits.columns)
    return {
      ok: false,
      problem: `The table has ${columns} columns; the limit is ${tableLimits.columns}. Remove the ones you don’t need.`,
    }
  // the first row names the columns
  const count = rows.length - 1
  if (count > tableLimits.rows)
    return {
      ok: false,
      problem: `The table has ${count.toLocaleString('en')} rows; the limit is ${tableLimits.rows.toLocaleString('en')}. Split it into several files.`,
    }
  return null
}

/** The table of a CSV file or the first sheet of a workbook; its first row names the columns. */
export const readTable = async (bytes: Uint8Array<ArrayBuffer>): Promise<Table> => {
  if (isOldWorkbook(bytes)) return oldWorkbook
  const all = await rowsOf(bytes, csvRows)
  const [head, ...rows] = all
  if (!head || rows.length === 0)
    return {
      ok: false,
      problem: 'The table has no rows. Put column names in the first row and your data below.',
    }
  return excess(all) ?? { ok: true, head: head.map((each) => each.trim()), rows }
}

/** The keywords of a list, of an export of a keyword tool or of the first sheet of a workbook. */
export const readKeywords = async (bytes: Uint8Array<ArrayBuffer>): Promise<KeywordTable> => {
  if (isOldWorkbook(bytes)) return oldWorkbook
  const all = await rowsOf(bytes, keywordRows)
  if (all.length === 0) return { ok: false, problem: 'The file is empty. Choose a file with keywords.' }
  return excess(all) ?? { ok: true, ...keywordSheetOf(all) }
}
