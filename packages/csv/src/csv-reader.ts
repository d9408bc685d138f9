/** Reader of a CSV table that arrives in chunks (RFC 4180, with any line ending). */
export interface CsvReader {
  /** Returns the rows that the chunk completes. */
  add(piece: string): string[][]
  /** Returns the remaining rows at the end of the input. */
  end(): string[][]
  /** True within a quoted value; at the end of the input, its quote is never closed. */
  readonly inQuotes: boolean
}

export interface CsvOptions {
  /** Maximum UTF-16 units of one value; the default is a million. */
  readonly mostCharacters?: number
  /** Maximum values of one row; the default is 10,000. */
  readonly mostValues?: number
  /** False reads quotes as text. */
  readonly quotes?: boolean
}

/** Unterminated quote, value or row; the message is for the user. */
export class EndlessTable extends RangeError {}

/**
 * Reads delimited values. Quoted values may contain delimiters and line endings, and doubled quotes. Throws
 * `EndlessTable` if a value exceeds `mostCharacters` (an unterminated quote takes the rest of the table) or a
 * row has too many values.
 */
export const csvReader = (
  delimiter: string,
  { mostCharacters = 1_000_000, mostValues = 10_000, quotes = true }: CsvOptions = {},
): CsvReader => {
  let row: string[] = []
  let value = ''
  let state: 'start' | 'plain' | 'quoted' | 'quote' = 'start'
  let skipsLineFeed = false

  const endValue = () => {
    if (row.length === mostValues)
      throw new EndlessTable(`A row in this table has more than ${mostValues.toLocaleString('en')} values.`)
    row.push(value)
    value = ''
    state = 'start'
  }
  const endRow = (rows: string[][]) => {
    endValue()
    // an empty line is not a row
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
          if (value.length > mostCharacters) throw new EndlessTable('A quote in this table is never closed.')
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
        } else if (letter === '"' && state === 'start' && quotes) {
          state = 'quoted'
          at += 1
        } else {
          stop.lastIndex = at + 1
          const next = stop.exec(piece)?.index ?? piece.length
          value += piece.slice(at, next)
          if (value.length > mostCharacters)
            throw new EndlessTable(
              `A value in this table has more than ${mostCharacters.toLocaleString('en')} characters.`,
            )
          state = 'plain'
          at = next
        }
      }
      return rows
    },
    get inQuotes() {
      return state === 'quoted'
    },
    end: () => {
      const rows: string[][] = []
      if (row.length > 0 || value !== '' || state !== 'start') endRow(rows)
      return rows
    },
  }
}
