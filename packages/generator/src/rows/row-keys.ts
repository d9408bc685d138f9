import { hashOf } from '../text/random.ts'
import { mainValue, type ListRows } from './list-rows.ts'

/**
 * What names a row of a list: its value; of rows that have the same value but differ otherwise (two towns of one name)
 * the later ones 'value#2', 'value#3'. Rows that are alike in everything have one name.
 */
export const rowKeys = (list: ListRows): ((row: number) => string) => {
  const known = new Map<number, string>()
  const byValue = new Map<string, string[]>()
  return (row) => {
    const had = known.get(row)
    if (had !== undefined) return had
    const value = mainValue(list, row)
    const text = JSON.stringify(list.row(row))
    // two numbers instead of rows, of which there may be very many
    const whole = `${hashOf(text)} ${hashOf(`${text}.`)} ${text.length}`
    const others = byValue.get(value) ?? []
    byValue.set(value, others)
    let place = others.indexOf(whole)
    if (place < 0) place = others.push(whole) - 1
    const key = place === 0 ? value : `${value}#${place + 1}`
    known.set(row, key)
    return key
  }
}
