/** Rows of a table of text that comes in pieces (RFC 4180, with either kind of line end). */
export interface CsvReader {
  /** Rows that the piece completes. */
  add(piece: string): string[][]
  /** Returns the remaining rows after the last input. */
  end(): string[][]
}

/** A quote, a value or a row that never ends; the message says so to people. */
export class EndlessTable extends RangeError {}

/** Values of one row, far beyond what is kept of it. */
const mostValues = 10_000

/**
 * Reads values between delimiters; quotes around a value keep delimiters and line ends in it, and are doubled inside of
 * it. Throws `EndlessTable` where a value has more than `mostCharacters` (a quote that is never closed takes the rest of
 * the table) or a row more values than any table.
 */
export const csvReader = (delimiter: string, mostCharacters = 1_000_000): CsvReader => {
  let row: string[] = []
  let value = ''
  let state: 'start' | 'plain' | 'quoted' | 'quote' = 'start'
  let skipsLineFeed = false

  const endValue = () => {
    if (row.length === mostValues)
      throw new EndlessTable(`A row of this table has more than ${mostValues.toLocaleString('en')} values.`)
    row.push(value)
    value = ''
    state = 'start'
  }
  const endRow = (rows: string[][]) => {
    endValue()
    // a line of nothing is no row
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
  }
  const stop = new RegExp(`["\\r\\n${delimiter === '\t' ? '\\t' : delimiter}]`, 'g')

  return {
    add: (piece) => {
      const rows: string[][] = []
      let at = 0
      if (skipsLineFeed && piece[0] === '\n') at = 1
      if (piece !== '') skipsLineFeed = false
      while (at < piece.length) {
        if (state === 'quoted') {
          const quote = piece.indexOf('"', at)
          const end = quote < 0 ? piece.length : quote
          value += piece.slice(at, end)
          if (value.length > mostCharacters)
            throw new EndlessTable('A quote in this table is opened and never closed.')
          at = end + 1
          if (quote >= 0) state = 'quote'
          continue
        }
        const letter = piece[at]!
        if (state === 'quote' && letter === '"') {
          value += '"'
          state = 'quoted'
          at += 1
        } else if (letter === delimiter) {
          endValue()
          at += 1
        } else if (letter === '\n' || letter === '\r') {
          endRow(rows)
          at += 1
          if (letter === '\r') {
            if (at === piece.length) skipsLineFeed = true
            else if (piece[at] === '\n') at += 1
          }
        } else if (letter === '"' && state === 'start') {
          state = 'quoted'
          at += 1
        } else {
          stop.lastIndex = at + 1
          const next = stop.exec(piece)?.index ?? piece.length
          value += piece.slice(at, next)
          if (value.length > mostCharacters)
            throw new EndlessTable(
              `A value of this table has more than ${mostCharacters.toLocaleString('en')} letters.`,
            )
          state = 'plain'
          at = next
        }
      }
      return rows
    },
    end: () => {
      const rows: string[][] = []
      if (row.length > 0 || value !== '' || state !== 'start') endRow(rows)
      return rows
    },
  }
}
