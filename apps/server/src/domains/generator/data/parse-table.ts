import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { csvReader, delimiterOf, EndlessTable } from '@web2/csv'
import { tableReader, type TableReader } from '@web2/generator'
import { badInput } from '../../../platform/errors.ts'

const wrong = (message: string) => badInput({ file: message }, message)

const pieceBytes = 256 * 1_024

/** Returns the encoding named by a byte order mark; null without one. */
const encodingByMark = (head: Buffer): string | null => {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return head.subarray(0, 3).toString('hex') === 'efbbbf' ? 'utf-8' : null
}

const isUtf8 = async (path: string): Promise<boolean> => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const piece of createReadStream(path, { highWaterMark: pieceBytes }))
      decoder.decode(piece as Buffer, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

const headOf = async (path: string): Promise<Buffer> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4_096), 0, 4_096, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Result of reading a file: columns, number of rows, and notes. */
export type TableRead = Pick<TableReader, 'columns' | 'rows'> & { readonly notes: readonly string[] }

/**
 * Reads a CSV file in chunks with constant memory and passes on its rows. Accepts UTF-8 and UTF-16, or
 * otherwise Windows-1252 as written by Excel. Throws 400 with a message if it is not a table.
 */
export const readTable = async (
  path: string,
  keep: (rows: readonly (readonly string[])[]) => Promise<void>,
): Promise<TableRead> => {
  const head = await headOf(path)
  if (head.length === 0) throw wrong('This file is empty.')
  if (head.subarray(0, 4).toString('hex') === '504b0304')
    throw wrong('This file is a workbook. Export the sheet as CSV, then upload that file.')
  const marked = encodingByMark(head)
  if (marked === null && head.includes(0))
    throw wrong('This file is not a text file. Export the table as CSV, then upload that file.')
  const isAnsi = marked === null && !(await isUtf8(path))
  const encoding = marked ?? (isAnsi ? 'windows-1252' : 'utf-8')
  const decoder = new TextDecoder(encoding)
  const reader = csvReader(delimiterOf(new TextDecoder(encoding).decode(head)))
  const table = tableReader()
  const take = async (rows: readonly string[][]) => {
    const kept = table.add(rows)
    if (!Array.isArray(kept)) throw wrong(kept.message)
    if (kept.length > 0) await keep(kept)
  }
  try {
    for await (const piece of createReadStream(path, { highWaterMark: pieceBytes }))
      await take(reader.add(decoder.decode(piece as Buffer, { stream: true })))
    await take(reader.add(decoder.decode()))
    await take(reader.end())
  } catch (error) {
    if (error instanceof EndlessTable) throw wrong(error.message)
    throw error
  }
  if (!table.columns || table.rows === 0)
    throw wrong('This table has no rows. Add at least one row below the column names.')
  const ansi =
    'The file is not UTF-8 and was read as Windows-1252. Check accented letters in the first rows.'
  return { columns: table.columns, rows: table.rows, notes: [...table.notes(), ...(isAnsi ? [ansi] : [])] }
}
