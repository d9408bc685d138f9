import { normalized, trimEndOf } from '@web2/contract/core'

/** Rows of a list, with the values of placeholders. */
export interface ListRows {
  readonly name: string
  readonly columns: readonly string[]
  /** Column that the list's own name stands for. */
  readonly main: number
  readonly size: number
  /** Returns one row; missing values at its end are empty. */
  row(index: number): readonly string[]
}

/** Returns a list of typed values without blank ones. */
export const typedList = (name: string, values: readonly string[]): ListRows => {
  const rows = values.map((value) => value.trim()).filter((value) => value !== '')
  return { name, columns: [name], main: 0, size: rows.length, row: (index) => [rows[index] ?? ''] }
}

/** Returns a list's own value at a row. */
export const mainValue = (list: ListRows, row: number): string => (list.row(row)[list.main] ?? '').trim()

/** Returns the placeholder name of a column: 'Zip Code' is {zip_code}. */
export const columnName = (column: string): string => {
  const plain = normalized(column.trim().toLowerCase(), 'NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9_]+/g, '_')
    .replace(/^_+/, '')
  const name = trimEndOf(plain, (letter) => letter === '_')
  return /^[a-z]/.test(name) ? name : `c_${name}`
}
