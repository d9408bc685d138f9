import type { ListRows } from './list-rows.ts'
import type { Scope } from './name-scope.ts'
import type { ValueOf } from '../text/write-text.ts'

/** The row of each list that a page is made of; null where it is made of none, as pages of hubs are of the other lists. */
export type PageRows = readonly (number | null)[]

/**
 * Returns the values of names on a page. `ofPage` resolves names of the page itself ({nap.phone}), which come
 * first; the list starts over after its last row ({city:2}).
 */
export const rowValues =
  (
    lists: readonly ListRows[],
    scope: Pick<Scope, 'find'>,
    rows: PageRows,
    ofPage: (name: string) => string | undefined = () => undefined,
  ): ValueOf =>
  (name, term) => {
    const own = ofPage(name)
    if (own !== undefined) return own
    const found = scope.find(name)
    if (!found) return ''
    const list = lists[found.list]
    const row = rows[found.list] ?? null
    if (!list || row === null) return ''
    return (list.row((row + term - 1) % list.size)[found.column] ?? '').trim()
  }
