/**
 * A cell as what it is, a formula included. Our own files and others put an apostrophe before a cell that a
 * spreadsheet would run.
 */
export const plainCell = (cell: string): string =>
  cell
    .trim()
    .replace(/^'(?='*[=+\-@\t\r\n＝＋－＠])/, '')
    .trim()

/** Returns a row with one cell replaced; shorter rows are filled up. */
export const corrected = (cells: readonly string[], column: number, text: string): string[] =>
  Array.from({ length: Math.max(cells.length, column + 1) }, (_, place) =>
    place === column ? text : (cells[place] ?? ''),
  )
