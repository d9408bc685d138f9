import { hashOf, otherHashOf } from '../text/random.ts'
import { mainValue, type ListRows } from './list-rows.ts'
import { folded } from './same-value.ts'

/** Cached row keys; others are computed again. */
const rowsKept = 4_096

/** Permanent key of a list's row, and the first equal row. */
export interface RowKey {
  readonly key: string
  readonly row: number
}

/** Returns a hash of a whole row, because there may be too many rows to keep. */
const wholeOf = (cells: readonly string[]): number => {
  const text = JSON.stringify(cells)
  return hashOf(text) * 0x20_0000 + (otherHashOf(text) & 0x1f_ffff)
}

/** Rows with one value that differ otherwise, in order of appearance. */
interface Group {
  readonly value: string
  readonly wholes: number[]
  readonly rows: number[]
}

/**
 * Returns permanent keys for the rows of a list: the value, or 'value#2', 'value#3' for later rows with the
 * same value that differ otherwise, such as two towns of one name. Equal rows share a key. With `folds`, rows
 * that differ only in case and blanks are equal, and the first spelling is the key.
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
