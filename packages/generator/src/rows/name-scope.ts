import { placeholderNames } from '@web2/builder'
import { columnName, type ListRows } from './list-rows.ts'

/** Location of a placeholder's value. */
export interface ValueSource {
  readonly list: number
  readonly column: number
}

/** Placeholders that texts may use. */
export interface Scope {
  /** Returns undefined for an unknown name; ignores case. */
  find(name: string): ValueSource | undefined
  /** All names, the shortest one for each column. */
  readonly names: readonly { readonly name: string; readonly found: ValueSource }[]
}

/** Returns true for placeholders available on every page: {nap.phone}, {site.name}, {year}. */
export const isPageName = (name: string): boolean => placeholderNames.includes(name)

/**
 * Builds the scope: names of lists stand for their values, `list.column` for a column, and `column` alone if
 * only one list has it and no list has that name.
 */
export const scopeOf = (lists: readonly Pick<ListRows, 'name' | 'columns' | 'main'>[]): Scope => {
  const known = new Map<string, ValueSource>()
  const own = lists.map(({ name }) => name.toLowerCase())
  const columnsOf = lists.map(({ columns }) => columns.map(columnName))
  const uses = new Map<string, Set<number>>()
  columnsOf.forEach((columns, list) =>
    columns.forEach((column) => uses.set(column, (uses.get(column) ?? new Set()).add(list))),
  )
  lists.forEach(({ main }, list) => known.set(own[list] ?? '', { list, column: main }))
  columnsOf.forEach((columns, list) =>
    columns.forEach((column, at) => {
      const found = { list, column: at }
      const full = `${own[list]}.${column}`
      if (!known.has(full)) known.set(full, found)
      if (uses.get(column)?.size === 1 && !known.has(column)) known.set(column, found)
    }),
  )
  const shortest = new Map<string, { name: string; found: ValueSource }>()
  for (const [name, found] of known) {
    const key = `${found.list}/${found.column}`
    const other = shortest.get(key)
    if (!other || name.length < other.name.length) shortest.set(key, { name, found })
  }
  return { find: (name) => known.get(name.toLowerCase()), names: [...shortest.values()] }
}
