/** Rows of a table of text that comes in pieces (RFC 4180, with either kind of line end). */
export interface CsvReader {
  /** Rows that the piece completes. */
  add(piece: string): string[][]
  /** What is left when nothing more comes. */
  end(): string[][]
}

/**
 * Reads values between delimiters; quotes around a value keep delimiters and line ends in it, and are doubled inside of
 * it. A quote that is never closed takes the rest of the table as one value, which `mostCharacters` ends.
 */
export const csvReader = (delimiter: string, mostCharacters = 1_000_000): CsvReader => {
  let row: string[] = []
  let value = ''
  let state: 'start' | 'plain' | 'quoted' | 'quote' = 'start'
  let skipsLineFeed = false

  const endValue = () => {
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
          if (value.length > mostCharacters) throw new RangeError('A quoted value of the table never ends.')
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
