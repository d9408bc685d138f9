import { targetNamed } from './column-names.ts'
import { joinedFields, type ColumnTarget } from './column-targets.ts'

/** Content of each column; null for columns left out. */
export type Mapping = readonly (ColumnTarget | null)[]

/** Guesses the content of each column by name; of two columns for a single-column field, the first wins. */
export const guessColumns = (head: readonly string[]): Mapping => {
  const used = new Set<ColumnTarget>()
  return head.map((name) => {
    const target = targetNamed(name)
    if (target === null || (used.has(target) && !joinedFields.has(target))) return null
    used.add(target)
    return target
  })
}

/** Reassigns one column; another column with the same field loses it, unless both can fill it. */
export const chooseColumn = (mapping: Mapping, column: number, target: ColumnTarget | null): Mapping =>
  mapping.map((each, at) => {
    if (at === column) return target
    return each === target && target !== null && !joinedFields.has(target) ? null : each
  })
