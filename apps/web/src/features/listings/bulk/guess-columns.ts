import { targetNamed } from './column-names.ts'
import { joinedFields, type ColumnTarget } from './column-targets.ts'

/** What each column of a table holds; null: the column is left out. */
export type Mapping = readonly (ColumnTarget | null)[]

/** What each column's name seems to mean; of two columns for one field that takes only one, the first has it. */
export const guessColumns = (head: readonly string[]): Mapping => {
  const used = new Set<ColumnTarget>()
  return head.map((name) => {
    const target = targetNamed(name)
    if (target === null || (used.has(target) && !joinedFields.has(target))) return null
    used.add(target)
    return target
  })
}

/** One column is chosen anew; another column that had the field gives it up, unless both can fill it. */
export const chooseColumn = (mapping: Mapping, column: number, target: ColumnTarget | null): Mapping =>
  mapping.map((each, at) => {
    if (at === column) return target
    return each === target && target !== null && !joinedFields.has(target) ? null : each
  })
