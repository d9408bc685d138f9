import { csvReader } from './csv-reader.ts'
import { delimiterOf } from './delimiter.ts'

/** Beginning in which the delimiter is looked for. */
const beginning = 20_000

const unlimited = { mostCharacters: Infinity, mostValues: Infinity }

/**
 * Returns the rows of a whole CSV text (RFC 4180, with any line ending) without its byte order mark and
 * without rows of empty values. If a quote is never closed, all quotes are read as text, because it would
 * take the rest of the table.
 */
export const readCsv = (text: string, delimiter = delimiterOf(text.slice(0, beginning))): string[][] => {
  const source = text.replace(/^\uFEFF/, '')
  const rowsOf = (quotes: boolean): string[][] => {
    const reader = csvReader(delimiter, { ...unlimited, quotes })
    const rows = reader.add(source)
    return reader.inQuotes ? rowsOf(false) : [...rows, ...reader.end()]
  }
  return rowsOf(true).filter((row) => row.some((value) => value !== ''))
}
