import { turboLimits } from '@web2/contract/generator'

export type TableProblem = { readonly message: string }

/** Rows as they arrive, fitted to the width of the table's header. */
export interface TableReader {
  /** Returns the rows to keep, or a sentence that rejects the table. */
  add(rows: readonly (readonly string[])[]): string[][] | TableProblem
  readonly columns: readonly string[] | null
  readonly rows: number
  /** Returns notes for the user, as sentences. */
  notes(): string[]
}

const number = (value: number): string => value.toLocaleString('en-US')
const rowsOf = (count: number): string => (count === 1 ? '1 row' : `${number(count)} rows`)

const headProblem = (columns: readonly string[]): string | null => {
  if (columns.length > turboLimits.dataColumns)
    return `This table has ${number(columns.length)} columns, more than the maximum of ${turboLimits.dataColumns}.`
  const empty = columns.indexOf('')
  if (empty >= 0) return `Column ${empty + 1} has no name. Name every column in the first row.`
  const twice = columns.find(
    (name, at) => columns.findIndex((each) => each.toLowerCase() === name.toLowerCase()) !== at,
  )
  return twice === undefined ? null : `Two columns are named “${twice}”. Give each a unique name.`
}

/**
 * Reads the first row as column names. Pads shorter rows, truncates longer ones, drops empty ones, and notes
 * each of these.
 */
export const tableReader = (): TableReader => {
  let columns: readonly string[] | null = null
  let [rows, short, long, cut, full] = [0, 0, 0, 0, 0]
  const fitting = (row: readonly string[], width: number): string[] | null => {
    const values = row.map((value) => value.trim())
    if (values.every((value) => value === '')) return null
    if (values.length < width) short += 1
    if (values.slice(width).some((value) => value !== '')) long += 1
    let left: number = turboLimits.dataRow
    const kept = Array.from({ length: width }, (_, at) => {
      const value = (values[at] ?? '').replaceAll('\u0000', '')
      if (value.length > turboLimits.dataValue) cut += 1
      const fits = value.slice(0, Math.min(turboLimits.dataValue, Math.max(0, left)))
      left -= Math.min(value.length, turboLimits.dataValue)
      return fits
    })
    if (left < 0) full += 1
    return kept
  }
  return {
    add: (more) => {
      const kept: string[][] = []
      for (const row of more) {
        if (!columns) {
          const named = row.map((name) =>
            name
              .replace(/^\uFEFF/, '')
              .trim()
              .slice(0, 100),
          )
          while (named.at(-1) === '') named.pop()
          const problem = headProblem(named)
          if (named.length === 0) continue
          if (problem !== null) return { message: problem }
          columns = named
          continue
        }
        const values = fitting(row, columns.length)
        if (values) kept.push(values)
      }
      rows += kept.length
      return rows > turboLimits.dataRows
        ? {
            message: `This table has more than ${number(turboLimits.dataRows)} rows. Split it into several files.`,
          }
        : kept
    },
    get columns() {
      return columns
    },
    get rows() {
      return rows
    },
    notes: () => [
      ...(short > 0 ? [`${rowsOf(short)} had fewer values than columns. Missing values are empty.`] : []),
      ...(long > 0 ? [`${rowsOf(long)} had more values than columns. The extra values were ignored.`] : []),
      ...(cut > 0
        ? [
            `${number(cut)} values were longer than ${number(turboLimits.dataValue)} characters and were shortened.`,
          ]
        : []),
      ...(full > 0
        ? [`${rowsOf(full)} had more than ${number(turboLimits.dataRow)} characters. The rest was ignored.`]
        : []),
    ],
  }
}
