/**
 * Beginnings that spreadsheets take for a formula, those of full width included (OWASP, “CSV Injection”), and cells
 * that look as if they had been made harmless already.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/

/** Numbers stay: '-74.006', '+1 555 010 0199'. */
const number = /^[+-]?[\d\s().]+$/

/** One cell by RFC 4180; a cell that a spreadsheet would run as a formula is made plain text by an apostrophe. */
const cell = (text: string): string => {
  const plain = formula.test(text) && !number.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** A table as CSV, with a head row and CRLF line ends. */
export const toCsv = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
