import type { ListColumn } from './list-column.ts'

type Column = Pick<ListColumn<never>, 'key' | 'fixed' | 'hiddenAtFirst' | 'addedLater'>

/** Columns that a reader switched on and off. A column in neither list is newer than the choice. */
export interface ColumnChoices {
  readonly shown: readonly string[]
  readonly hidden: readonly string[]
}

/** Earlier choices list the shown columns only. */
export type StoredChoices = ColumnChoices | readonly string[] | null

const isList = (stored: StoredChoices): stored is readonly string[] => Array.isArray(stored)

const choicesIn = (columns: readonly Column[], stored: StoredChoices): ColumnChoices => {
  if (stored === null) return { shown: [], hidden: [] }
  if (!isList(stored)) return stored
  const known = columns.filter(({ addedLater }) => addedLater !== true).map(({ key }) => key)
  return { shown: stored, hidden: known.filter((key) => !stored.includes(key)) }
}

/** Returns the keys of the columns that a list shows. Columns added after the reader chose are shown. */
export const shownColumns = (columns: readonly Column[], stored: StoredChoices): string[] => {
  const { shown, hidden } = choicesIn(columns, stored)
  return columns
    .filter(
      ({ key, fixed, hiddenAtFirst }) =>
        fixed === true || shown.includes(key) || (hiddenAtFirst !== true && !hidden.includes(key)),
    )
    .map(({ key }) => key)
}

/** Returns what to store for these columns. */
export const choicesOf = (columns: readonly Column[], shown: readonly string[]): ColumnChoices => ({
  shown,
  hidden: columns.map(({ key }) => key).filter((key) => !shown.includes(key)),
})
