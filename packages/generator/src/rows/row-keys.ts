import { hashOf, otherHashOf } from '../text/random.ts'
import { mainValue, type ListRows } from './list-rows.ts'
import { folded } from './same-value.ts'

/** Rows whose names are kept; those of others are found again. */
const rowsKept = 4_096

/** Permanent key of a list row, and the first row equal to it. */
export interface RowKey {
  readonly key: string
  readonly row: number
}

/** A number for all of a row, instead of rows, of which there may be very many. */
const wholeOf = (cells: readonly string[]): number => {
  const text = JSON.stringify(cells)
  return hashOf(text) * 0x20_0000 + (otherHashOf(text) & 0x1f_ffff)
}

/** Rows of one value that differ otherwise, in the order in which they were met. */
interface Group {
  readonly value: string
  readonly wholes: number[]
  readonly rows: number[]
}

/**
 * Returns the keys of a list's rows: the value; later rows with the same value but other differences (two
 * towns of one name) get 'value#2', 'value#3'. Equal rows share one key. With `folds`, rows that differ only
 * in case and blanks are equal too, and the first spelling is the key.
 */
export const rowKeys = (list: ListRows, folds = false): ((row: number) => RowKey) => {
  const known = new Map<number, RowKey>()
  const groups = new Map<string, Group>()
  const keyOf = (row: number): RowKey => {
    const value = mainValue(list, row)
    const cells = list.row(row)
    const whole = wholeOf(folds ? cells.map(folded) : cells)
    const sign = folds ? folded(value) : value
    const group = groups.get(sign) ?? { value, wholes: [], rows: [] }
    groups.set(sign, group)
    const found = group.wholes.indexOf(whole)
    const place = found < 0 ? group.wholes.push(whole) - 1 : found
    if (found < 0) group.rows.push(row)
    return {
      key: place === 0 ? group.value : `${group.value}#${place + 1}`,
      row: folds ? group.rows[place]! : row,
    }
  }
  return (row) => {
    const had = known.get(row)
    if (had !== undefined) return had
    const found = keyOf(row)
    if (known.size >= rowsKept) known.clear()
    known.set(row, found)
    return found
  }
}
