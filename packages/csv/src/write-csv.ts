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

/** Text that a spreadsheet would run as a formula is made plain by an apostrophe. */
const plain = (text: string): string => (formula.test(text) && !number.test(text) ? `'${text}` : text)

const cell = (text: string): string => csvCell(plain(text))

/**
 * Returns a text of strangers without formulas in any part of it. Spreadsheets of many countries expect semicolons
 * between cells; in a file with commas, they take semicolons, tabs and line breaks in a text for the end of a cell.
 */
export const csvText = (text: string): string =>
  text.replace(/[^;\t\r\n]+/g, (part, at: number) => {
    // csvLines makes the beginning of a cell plain
    if (at === 0) return part
    const [space = ''] = /^[\s"]*/.exec(part) ?? []
    return `${space}${plain(part.slice(space.length))}`
  })

export type CsvRows = readonly (readonly string[])[]

/** Returns rows as CSV for spreadsheets, with CRLF line ends. None of them runs as a formula. */
export const csvLines = (rows: CsvRows): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
