import { readCsv } from '@web2/csv'

/** Names of the keyword column in the exports of keyword tools. */
const columnName = /^(?:(?:top |search )?(?:keywords?|quer(?:y|ies)|terms?))$/i
/** Number of rows searched for the column names, because Keyword Planner puts two rows above them. */
const headWithin = 10

const isName = (cell: string): boolean => columnName.test(cell.trim())

/** Returns the keyword column of a table. Returns undefined if the text is not a table. */
const columnOf = (text: string, separator: string): string[] | undefined => {
  const rows = readCsv(text, separator)
  const at = rows.slice(0, headWithin).findIndex((row) => row.length > 1 && row.some(isName))
  const column = rows[at]?.findIndex(isName)
  return column === undefined ? undefined : rows.slice(at + 1).map((row) => row[column] ?? '')
}

/** Returns the keywords of a file: one per line, or the keyword column in the export of a keyword tool. */
export const readKeywords = (text: string): string[] => {
  const source = text.replace(/^\uFEFF/, '')
  const column = columnOf(source, '\t') ?? columnOf(source, ';') ?? columnOf(source, ',')
  const lines = (column ?? source.split(/\r\n?|\n/)).map((line) => line.trim()).filter((line) => line !== '')
  return lines.length > 1 && isName(lines[0] ?? '') ? lines.slice(1) : lines
}
