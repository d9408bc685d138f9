import { csvCell, csvLines, type CsvRows } from '@web2/csv'

/** A table as CSV, with a head row and CRLF line ends. */
export const toCsv = (head: readonly string[], rows: CsvRows): string => csvLines([head, ...rows])

/** A table as CSV for a program, not for spreadsheets: every value as it is. */
export const plainCsv = (rows: CsvRows): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')

/**
 * A table as a file, from rows that come in parts. Each part is handed to the browser as it comes, which keeps large
 * files outside the page's memory. The mark at the start tells spreadsheets that the text is UTF-8.
 */
export const csvFile = async (head: readonly string[], parts: AsyncIterable<CsvRows>): Promise<Blob> => {
  const pieces = [new Blob(['\uFEFF', csvLines([head])])]
  for await (const rows of parts) pieces.push(new Blob([csvLines(rows)]))
  return new Blob(pieces, { type: 'text/csv;charset=utf-8' })
}
