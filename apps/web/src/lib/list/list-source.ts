import type { Page } from '@web2/contract/core'
import type { Query } from '../api/resource.ts'
import { filterQuery } from './list-filter.ts'
import type { ListState } from './list-query.ts'

/** Records of a list screen, and how its search text, status and order select them. */
export interface ListSource<Row> {
  readonly resource: {
    readonly path: string
    find(query: Query): Promise<Page<Row>>
    findAll(query: Query): Promise<Row[]>
  }
  /** Fields that are searched; the server's own search without them. */
  readonly searched?: readonly string[]
  /** Fields that are fetched; all without them. */
  readonly fetched?: readonly string[]
  /** None: the server has one order only. */
  readonly sortable?: readonly string[]
  /** '-createdAt' */
  readonly defaultSort: string
  readonly statuses?: readonly string[]
  /** Returns the conditions of a status; the status itself unless given. */
  readonly byStatus?: (status: string) => Query
}

const search = (q: string, fields: readonly string[] | undefined): Query => {
  if (q === '') return {}
  if (fields === undefined) return { search: q }
  const conditions = fields.map((field) => ({ [field]: { $search: q } }))
  return conditions.length === 1 ? { ...conditions[0] } : { $or: conditions }
}

/** Returns the query for all records of a list in its order, within further conditions. */
export const wholeQuery = <Row>(source: ListSource<Row>, state: ListState, within: Query = {}): Query => {
  const { q, status, filters, sortBy, descending } = state
  const { searched, fetched, sortable, byStatus = (only) => ({ status: only }) } = source
  const narrowed = filterQuery(filters)
  // both may be lists of conditions, and neither replaces the other
  const all = [narrowed, within].flatMap(({ $and }) => ($and as Query[] | undefined) ?? [])
  return {
    ...narrowed,
    ...within,
    ...(all.length > 0 && { $and: all }),
    ...search(q, searched),
    ...(status !== '' && byStatus(status)),
    ...(fetched && { $select: fetched }),
    ...(sortable && { $sort: { [sortBy]: descending ? -1 : 1 } }),
  }
}

/** Returns the query for the page of a list that is shown. */
export const pageQuery = <Row>(source: ListSource<Row>, state: ListState, within?: Query): Query => ({
  ...wholeQuery(source, state, within),
  $limit: state.size,
  $skip: state.size * (state.page - 1),
})
