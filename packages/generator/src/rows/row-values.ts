import type { ListRows } from './list-rows.ts'
import type { Scope } from './name-scope.ts'
import type { ValueOf } from '../text/write-text.ts'

/** Row of each list that a page is made from; null for lists it does not use, as on hub pages. */
export type PageRows = readonly (number | null)[]

/**
 * Returns the values of placeholders on a page. `ofPage` supplies those of the page itself ({nap.phone}),
 * which take precedence. Terms past the last row continue with the first ({city:2}).
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
