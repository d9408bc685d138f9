/**
 * Beginnings that spreadsheets take for a formula, those of full width included (OWASP, “CSV Injection”), and cells
 * that look as if they had been made harmless already.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/

/** Numbers stay: '-74.006', '+1 555 010 0199'. */
const number = /^[+-]?[\d\s().]+$/

/** Returns one cell by RFC 4180, as it is. */
export const csvCell = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** A cell that a spreadsheet would run as a formula is made plain text by an apostrophe. */
const cell = (text: string): string => csvCell(formula.test(text) && !number.test(text) ? `'${text}` : text)

export type CsvRows = readonly (readonly string[])[]

/** Returns rows as CSV for spreadsheets, with CRLF line ends. None of them runs as a formula. */
export const csvLines = (rows: CsvRows): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
