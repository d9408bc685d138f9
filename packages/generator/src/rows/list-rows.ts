import { normalized, trimEndOf } from '@web2/contract/core'

/** The rows of a list, whose values stand for placeholders. */
export interface ListRows {
  readonly name: string
  readonly columns: readonly string[]
  /** The column that the list's own name stands for. */
  readonly main: number
  readonly size: number
  /** One row; values that are missing at its end are empty. */
  row(index: number): readonly string[]
}

/** A list of values that were typed: blank ones left out. */
export const typedList = (name: string, values: readonly string[]): ListRows => {
  const rows = values.map((value) => value.trim()).filter((value) => value !== '')
  return { name, columns: [name], main: 0, size: rows.length, row: (index) => [rows[index] ?? ''] }
}

/** The value of a list itself at a row. */
export const mainValue = (list: ListRows, row: number): string => (list.row(row)[list.main] ?? '').trim()

/** Returns a column's name in placeholders: 'Zip Code' becomes {zip_code}. */
export const columnName = (column: string): string => {
  const plain = normalized(column.trim().toLowerCase(), 'NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9_]+/g, '_')
    .replace(/^_+/, '')
  const name = trimEndOf(plain, (letter) => letter === '_')
  return /^[a-z]/.test(name) ? name : `c_${name}`
}
