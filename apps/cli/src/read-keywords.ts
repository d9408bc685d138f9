import { readCsv } from './read-csv.ts'

/** Names of the column of keywords in the exports of keyword tools. */
const columnName = /^(?:(?:top |search )?(?:keywords?|quer(?:y|ies)|terms?))$/i
/** Rows in which the names of the columns are looked for: Keyword Planner puts two above them. */
const headWithin = 10

const isName = (cell: string): boolean => columnName.test(cell.trim())

/** The column of keywords of a table; undefined for a text that is none. */
const columnOf = (text: string, separator: string): string[] | undefined => {
  const rows = readCsv(text, separator)
  const at = rows.slice(0, headWithin).findIndex((row) => row.length > 1 && row.some(isName))
  const column = rows[at]?.findIndex(isName)
  return column === undefined ? undefined : rows.slice(at + 1).map((row) => row[column] ?? '')
}

/** The keywords of a file: one in each line, or the column of that name in the export of a keyword tool. */
export const readKeywords = (text: string): string[] => {
  const source = text.replace(/^\uFEFF/, '')
  const column = columnOf(source, '\t') ?? columnOf(source, ';') ?? columnOf(source, ',')
  const lines = (column ?? source.split(/\r\n?|\n/)).map((line) => line.trim()).filter((line) => line !== '')
  return lines.length > 1 && isName(lines[0] ?? '') ? lines.slice(1) : lines
}
