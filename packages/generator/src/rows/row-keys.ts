import { hashOf, otherHashOf } from '../text/random.ts'
import { mainValue, type ListRows } from './list-rows.ts'

/** Rows whose names are kept; those of others are found again. */
const rowsKept = 4_096

/** A number for all of a row, instead of rows, of which there may be very many. */
const wholeOf = (list: ListRows, row: number): number => {
  const text = JSON.stringify(list.row(row))
  return hashOf(text) * 0x20_0000 + (otherHashOf(text) & 0x1f_ffff)
}

/**
 * What names a row of a list: its value; of rows that have the same value but differ otherwise (two towns of one name)
 * the later ones 'value#2', 'value#3'. Rows that are alike in everything have one name.
 */
export const rowKeys = (list: ListRows): ((row: number) => string) => {
  const known = new Map<number, string>()
  const byValue = new Map<string, number | number[]>()
  const placeOf = (value: string, whole: number): number => {
    const others = byValue.get(value)
    if (others === undefined) byValue.set(value, whole)
    if (others === undefined || others === whole) return 0
    // few values stand in several rows
    const all = typeof others === 'number' ? [others] : others
    byValue.set(value, all)
    const place = all.indexOf(whole)
    return place < 0 ? all.push(whole) - 1 : place
  }
  return (row) => {
    const had = known.get(row)
    if (had !== undefined) return had
    const value = mainValue(list, row)
    const place = placeOf(value, wholeOf(list, row))
    const key = place === 0 ? value : `${value}#${place + 1}`
    if (known.size >= rowsKept) known.clear()
    known.set(row, key)
    return key
  }
}
