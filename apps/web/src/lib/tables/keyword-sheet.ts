import { csvRows } from './csv-rows.ts'

/** Keywords as they were pasted or exported: a list, or a table of a keyword tool. */
export interface KeywordSheet {
  /** Names of the columns; empty when no row names them. */
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The column that holds the keywords. */
  readonly column: number
}

/** Rows in which the names of the columns are looked for: Keyword Planner puts two above them. */
const headWithin = 10

/** Names of the column in exports of Ahrefs, Semrush, Keyword Planner, Search Console and the like. */
const names = new Set([
  ...['keyword', 'keywords', 'key phrase', 'keyphrase', 'search term', 'search terms', 'search keyword'],
  ...['query', 'queries', 'top queries', 'search query', 'search queries', 'topic', 'phrase'],
  ...['suchbegriff', 'suchbegriffe', 'schlüsselwort', 'suchanfrage', 'häufigste suchanfragen'],
  ...['mot clé', 'mots clés', 'mot-clé', 'mots-clés', 'requête', 'requêtes les plus fréquentes'],
  ...[
    'palabra clave',
    'palabras clave',
    'consulta',
    'consultas principales',
    'parola chiave',
    'palavra-chave',
  ],
])
const isName = (cell: string): boolean => names.has(cell.trim().toLowerCase())
const isNumber = (cell: string): boolean => /^[<>~]?\s*[\d.,\s]*\d\s*[%kKmM]?$/.test(cell.trim())
const hasLetters = (cell: string): boolean => /\p{L}/u.test(cell)

const mostly = (rows: readonly (readonly string[])[], column: number, test: (cell: string) => boolean) =>
  rows.filter((row) => test(row[column] ?? '')).length * 2 > rows.length

const columnsOf = (rows: readonly (readonly string[])[]): number[] =>
  Array.from({ length: Math.max(0, ...rows.slice(0, 100).map((row) => row.length)) }, (_, at) => at)

/** The table of rows: the row that names its columns is found below whatever stands above it. */
export const keywordSheetOf = (rows: readonly (readonly string[])[]): KeywordSheet => {
  const at = rows.slice(0, headWithin).findIndex((row) => row.some(isName))
  const named = rows[at]
  if (named && rows.length > at + 1)
    return {
      head: named.map((cell) => cell.trim()),
      rows: rows.slice(at + 1),
      column: named.findIndex(isName),
    }
  const [first = [], ...rest] = rows
  const columns = columnsOf(rows)
  const column = columns.find((each) => mostly(rows, each, hasLetters)) ?? 0
  // a word above a column of numbers is its name
  const isHead = columns.some(
    (each) => hasLetters(first[each] ?? '') && !isNumber(first[each] ?? '') && mostly(rest, each, isNumber),
  )
  return isHead
    ? { head: first.map((cell) => cell.trim()), rows: rest, column }
    : { head: [], rows: [...rows], column }
}

/** Whether lines are the rows of a table: one names its columns, or each has as many cells and one column counts. */
const isTable = (rows: readonly (readonly string[])[]): boolean => {
  const [first = []] = rows
  if (rows.slice(0, headWithin).some((row) => row.length > 1 && row.some(isName))) return true
  return (
    rows.length > 1 &&
    first.length > 1 &&
    rows.every(({ length }) => length === first.length) &&
    columnsOf(rows).some((column) => mostly(rows.slice(1), column, isNumber))
  )
}

/** Commas in a single line that make it a list: places have fewer ("plumber in Austin, TX, USA"). */
const leastCommas = 3

/** The rows of a text; a list has one cell in each. */
export const keywordRows = (text: string): string[][] => {
  const plain = text.replace(/^\ufeff/, '')
  const lines = plain.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  const start = lines.slice(0, headWithin)
  if (start.some((line) => line.trim().includes('\t'))) return csvRows(plain, '\t')
  for (const separator of [';', ',', '|']) {
    if (!start.some((line) => line.includes(separator))) continue
    const rows = csvRows(plain, separator)
    if (isTable(rows)) return rows
  }
  const separator = lines.some((line) => line.includes(';')) ? ';' : ','
  const isInline = separator === ';' || (lines.length === 1 && plain.split(',').length > leastCommas)
  return isInline
    ? csvRows(plain, separator).flatMap((row) => row.map((cell) => [cell]))
    : lines.map((line) => [line])
}

const number = /^\s*(?:#\s*)?\d{1,4}[.)]\s+/

/** Numbers before most entries of a list are its numbering; "1. FC Köln" alone is a keyword. */
const unnumbered = (cells: readonly string[]): readonly string[] => {
  const numbered = cells.filter((cell) => number.test(cell)).length
  return numbered > 1 && numbered * 2 > cells.length ? cells.map((cell) => cell.replace(number, '')) : cells
}

/** The cells of one column of a sheet that may be keywords. */
export const keywordCells = ({ rows }: Pick<KeywordSheet, 'rows'>, column: number): readonly string[] =>
  unnumbered(rows.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== ''))

/** Returns the keywords of a pasted text. */
export const pastedKeywords = (text: string): readonly string[] => {
  const sheet = keywordSheetOf(keywordRows(text))
  return keywordCells(sheet, sheet.column)
}
