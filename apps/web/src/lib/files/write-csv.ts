/**
 * Beginnings that spreadsheets take for a formula, those of full width included (OWASP, “CSV Injection”), and cells
 * that look as if they had been made harmless already.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/

/** Numbers stay: '-74.006', '+1 555 010 0199'. */
const number = /^[+-]?[\d\s().]+$/

/** One cell by RFC 4180. */
const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A cell that a spreadsheet would run as a formula is made plain text by an apostrophe. */
const cell = (text: string): string => quoted(formula.test(text) && !number.test(text) ? `'${text}` : text)

type Rows = readonly (readonly string[])[]

const lines = (rows: Rows): string => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

/** A table as CSV, with a head row and CRLF line ends. */
export const toCsv = (head: readonly string[], rows: Rows): string => lines([head, ...rows])

/** A table as CSV for a program, not for spreadsheets: every value as it is. */
export const plainCsv = (rows: Rows): string => rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')

/**
 * A table as a file, from rows that come in parts. Each part is handed to the browser as it comes, which keeps large
 * files outside the page's memory. The mark at the start tells spreadsheets that the text is UTF-8.
 */
export const csvFile = async (head: readonly string[], parts: AsyncIterable<Rows>): Promise<Blob> => {
  const pieces = [new Blob(['\uFEFF', lines([head])])]
  for await (const rows of parts) pieces.push(new Blob([lines(rows)]))
  return new Blob(pieces, { type: 'text/csv;charset=utf-8' })
}
